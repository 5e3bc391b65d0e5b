export { type CaptchaService, captchaScript, createCaptchaService } from './captcha-service.ts';
export * from './port.ts';
export { createRecaptcha, RECAPTCHA, type RecaptchaConfig } from './recaptcha.ts';
