/** The colours of styles/tokens.css, for inline styles. */
export const COLOURS = {
  ground: '#fbf8f2',
  surface: '#ffffff',
  tint: '#f1f5f0',
  hero: '#e3ece5',
  frame: '#0f3d31',
  foot: '#07241d',
  onFoot: '#cfe0d6',
  onFrame: '#ffffff',
  line: '#e9e2d4',
  ink: '#10221b',
  ink2: '#43534b',
  ink3: '#5e6c65',
  link: '#1a5343',
  action: '#f6bc2c',
  onAction: '#07241d',
  sale: '#bf2a1d',
} as const;

export const FONT = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** For mail clients with a dark mode. Those that invert colours by themselves start from the light theme. */
export const DARK_STYLE = `
@media (prefers-color-scheme: dark) {
  .ground { background-color: #07160f !important; }
  .surface { background-color: #10241c !important; border-color: #264437 !important; }
  .tint { background-color: #183328 !important; border-color: #264437 !important; }
  .hero { background-color: #183328 !important; border-color: #264437 !important; }
  .ink { color: #f1f5f0 !important; }
  .ink2 { color: #cfe0d6 !important; }
  .ink3 { color: #a9c2b4 !important; }
  .link { color: #a9d8c0 !important; }
  .sale { color: #ff9d8f !important; }
  .line { border-color: #264437 !important; }
}
@media (max-width: 620px) {
  .card { padding: 28px 20px !important; }
  .hero { padding: 28px 20px 12px !important; border-left: 0 !important; border-right: 0 !important; }
  .big { font-size: 38px !important; letter-spacing: -1.4px !important; }
  .outer { padding: 0 !important; }
  .surface { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .head { padding-left: 20px !important; padding-right: 20px !important; border-radius: 0 !important; }
  .foot { border-radius: 0 !important; padding-left: 20px !important; padding-right: 20px !important; }
}`;
