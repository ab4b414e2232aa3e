/** The pages on which anybody asks for a community, and what is wrong with a form. */
export const words = {
  title: 'Ask for a community',
  description: 'Run the golf events of your club here.',
  heading: 'Run your golf events here',
  how: 'Registration, tee sheets, scores and leaderboards of your club or group. Whoever runs this installation reads your request and answers by e-mail.',
  fields: {
    name: 'Club or group',
    nameHint: 'The name players know it by.',
    contactName: 'Your name',
    contactEmail: 'Your e-mail',
    contactEmailHint: 'You will get a link there to send your request.',
    intendedUse: 'What will you use it for?',
    intendedUseHint: 'For example: twenty medals a year for 150 members, and a member-guest.',
    // What it is used for, where what was written is shown
    use: 'What you will use it for',
  },
  kept: 'What you write is kept until your request is answered, then deleted.',
  submit: 'E-mail me the link',
  // Beside a field
  errors: {
    name: 'Enter the name of your club or group.',
    contactName: 'Enter your first and last name.',
    contactEmail: 'Enter your e-mail address.',
    emailForm: 'Enter a valid e-mail address, for example anna@example.com.',
    intendedUse: 'Say in a sentence what you will use it for.',
    atMost: 'At most {count} characters.',
    signs: 'Use only letters, digits and punctuation.',
  },
  // Above a form that was not taken
  problems: {
    check: 'Check what you wrote.',
    tooMany: 'Too many requests have come from here within an hour. Send yours again in an hour.',
    full: 'Too many requests are waiting. Send yours again in a few days.',
  },
  // Behind the link that was mailed
  confirm: {
    title: 'Send your request',
    description: 'A request for a community',
    notYou: 'Not you? Close the page, and the request will be forgotten.',
    submit: 'Send the request',
  },
  // Pages of a heading and a sentence
  shut: 'You cannot ask for a community here',
  shutHow: 'Communities are created by whoever runs this installation. Ask them.',
  mailed: 'Check your e-mail',
  mailedHow:
    'A link is on its way to you. Open it and press the button there: only then is your request sent. Nothing there after ten minutes? Look in your junk mail. You can ask for another link in an hour.',
  sent: 'Your request has been sent',
  sentHow: 'Whoever runs this installation will read it and answer by e-mail. There is nothing more for you to do.',
  gone: 'This link is no longer valid',
  goneHow: 'It is older than three days, or the request has been answered. Check your e-mail, or ask again.',
} as const
