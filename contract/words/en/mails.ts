/** Mails. About a registration: what changed, in one sentence, and where its link leads. `event`: its name. */
export const words = {
  // Under the letter: from whom it is, and why; the second of a server that only tests
  why: '{community} sent this e-mail because this address was given for a registration. The link is yours alone: do not pass it on.',
  testing: 'This is a testing environment: nothing in it is real.',
  // The day in a mail: who plays with {name}, and facts by their names
  day: {
    partners: '{name}, you play with {partners}.',
    tees: 'Tees',
    handicap: 'Playing handicap',
    strokes: 'Strokes',
    checkIn: 'Check-in',
    checkInHow: 'Show the code on your page.',
    cantCome: 'I can’t come',
    stop: 'No more e-mails about tee times or messages from the organiser',
  },
  links: {
    change: 'Open your page',
    see: 'See your registration',
    number: 'See your number, or withdraw',
    offer: 'Accept or decline the place',
    ballot: 'See your registration, or withdraw',
    teeTime: 'Open your page',
    message: 'Open your page',
  },
  subjects: {
    registered: 'You are registered: {event}',
    waiting: 'You are on the waiting list: {event}',
    offered: 'A place is free for you: {event}',
    ballot: 'You are in the ballot: {event}',
    notDrawn: 'You did not get a place: {event}',
    expired: 'The offer has ended: {event}',
    withdrawn: 'You have withdrawn: {event}',
    link: 'Your registration: {event}',
    teeTime: 'Your tee time: {event}',
  },
  registered: 'You are registered. At check-in, show the code on your page.',
  waiting:
    'All places are taken. You are number {place} on the waiting list and will get an e-mail when a place is offered to you.',
  // `until`: a day with its time
  offered:
    'A place has become free and it is your turn. Accept it by {until}, or it goes to the next person on the waiting list.',
  ballot: 'You are in the ballot. You will get an e-mail when the lots have been drawn.',
  notDrawn: 'All places went to other players.',
  expired: 'You did not accept the place in time, so it goes to the next person on the waiting list.',
  withdrawn: 'You have withdrawn from the event.',
  link: 'Somebody, probably you, asked for this link or filled in the public form with your address. Nothing was changed.',
  // `moment`: a day with its time; `group`: the hole and a letter, such as 1A
  teeTime: 'You tee off on {moment}, hole {hole} (group {group}), {course}.',
  noTeeTime: 'You have no tee time at the moment. Ask the organiser if you expected one.',
  // `text`: one of the two above
  ofRound: '{round}: {text}',
  // To somebody with an account, or who is to have one
  password: {
    subject: 'Your new password',
    open: 'Open this link within half an hour to choose a new password. It works once:',
    ignore: 'If you did not ask for it, do nothing: your password stays as it is.',
  },
  // `role`: one of `roles`
  invitation: {
    subject: '{name} invites you to {community}',
    invites: '{name} invites you to {community} as {role}.',
    open: 'Open this link within {days, plural, one {# day} other {# days}} to join. It works once:',
    ignore: 'If you were not expecting this, do nothing.',
  },
  roles: {
    manager: 'owner',
    director: 'director',
    scorer: 'scorer',
    starter: 'starter',
    shop: 'shop',
    viewer: 'viewer',
  },
} as const
