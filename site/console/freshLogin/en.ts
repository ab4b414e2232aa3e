export const en = {
  title: 'Is it still you?',
  why: 'This changes who gets in. Log in again, and it goes on by itself.',
  password: 'Password',
  code: 'Code',
  codeHint: 'The six digits that your app shows now, or a recovery code.',
  go: 'Log in and go on',
}
