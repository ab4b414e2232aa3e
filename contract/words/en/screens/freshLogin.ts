export const words = {
  title: 'Is it still you?',
  why: 'This changes who can get in. Log in again, and it continues automatically.',
  password: 'Password',
  code: 'Code',
  codeHint: 'The six digits your app shows now, or a recovery code.',
  passkey: 'Use your passkey',
  notUsed: 'No passkey was used. Try again, or use your password.',
  noWay: 'This needs your passkey, which this browser cannot use here. Do it in the browser that has it.',
  go: 'Log in and continue',
} as const
