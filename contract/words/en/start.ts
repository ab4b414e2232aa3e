/** What the server says to who starts it at a terminal. */
export const words = {
  starts: 'Starts Caddiemaster. SIGTERM or Ctrl-C ends it in order.',
  startsDemo: 'Starts Caddiemaster as a demo with sample data. SIGTERM or Ctrl-C ends it in order.',
  ready: 'Caddiemaster ({environment}) is ready: {address}',
  // Before an address; padded
  console: 'Console',
  reference: 'Reference',
  sampleConsole: 'Console of the sample club: {email} / {password}',
  sampleCredential: 'Sample credential: {email} / {password}. Log in and list the communities:',
  ends: 'Ctrl-C ends it. "npx caddiemaster reset --demo" brings the sample data back.',
  firstStart: 'Nobody runs this installation yet. Open this link within a day to begin; it works once:',
} as const
