export const en = {
  title: 'Is it still you?',
  why: 'This changes who gets in. Log in again, and it goes on by itself.',
  password: 'Password',
  go: 'Log in and go on',
}
