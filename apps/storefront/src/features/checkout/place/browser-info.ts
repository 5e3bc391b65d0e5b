type Browser = {
  readonly navigator: Pick<Navigator, 'language' | 'userAgent'>;
  readonly screen: Pick<Screen, 'colorDepth' | 'height' | 'width'>;
  /** Minutes, as a Date tells them. */
  readonly timeZoneOffset: number;
};

const USER_AGENT_MAX = 500;

/** What a bank's check and the risk rules ask of a browser, in the payment provider's words [C-7-26]. */
export const browserInfoOf = ({ navigator, screen, timeZoneOffset }: Browser) => ({
  acceptHeader: '*/*',
  colorDepth: screen.colorDepth,
  javaEnabled: false,
  language: navigator.language,
  screenHeight: screen.height,
  screenWidth: screen.width,
  timeZoneOffset,
  userAgent: navigator.userAgent.slice(0, USER_AGENT_MAX),
});
