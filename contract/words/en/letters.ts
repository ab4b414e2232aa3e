/** Letters that are about no registration: to who asks for a community or for access, and to operators. Each text is a paragraph. */
export const words = {
  // With which a request for a community is sent. {host}: of this installation
  sendRequest: {
    subject: 'Send your request for {name}',
    asks: 'Somebody, probably you, is asking for a community at {host}: {name}.',
    open: 'To send the request, open this link within {hours} hours and press the button there:',
    ignore: 'If you were not expecting this, do nothing: the request will be forgotten.',
  },
  // The reason of the operator stands below `declined`
  requestDeclined: {
    subject: 'Your request for {name}',
    asked: 'You asked for a community at {host}: {name}.',
    declined: 'The request was declined:',
    deleted: 'What you wrote has been deleted.',
  },
  // About access of a program: {use} is what was written, {community} its name
  accessDeclined: {
    subject: 'Your request for {community}',
    asked: 'Access to the interface for {community} was requested in your name: "{use}"',
    declined: 'The request was declined:',
    again: 'The owner of the club can ask again in the console.',
  },
  accessQuestion: {
    subject: 'A question about your request for {community}',
    asked: 'Access to the interface for {community} was requested in your name: "{use}"',
    before: 'Before the request is decided, there is a question:',
    answer: 'The owner of the club can answer in the console. If that is not you, pass this on:',
  },
  access: {
    subject: 'Access to the interface',
    // {communities}: their names
    may: 'A program may log in as {email} and has access to {communities}.',
    open: 'To create the password, open this link within {hours} hours and press the button there. The password is shown once:',
    ignore: 'If you were not expecting this, do nothing: nobody can log in without the password.',
  },
  // To operators
  waiting: {
    decide: 'Decide in the console:',
    community: '{name} asks for a community',
    communityBy: '{contact} asks for a community, {name}:',
    access: '{community} asks for access',
    accessBy: '{contact} asks for access to the interface for {community}:',
    answered: '{community} has answered',
    answeredBy: 'About the request of {email} for {community}:',
    old: 'Requests for access are waiting',
    oldSince: 'These requests for access have been waiting for more than {days} days:',
  },
  backup: {
    subject: 'Check the daily backup',
    look: 'Somebody needs to check the daily backup:',
  },
  // {machine}: its name
  disk: {
    full: 'The disk is full',
    fullHow:
      '{machine}: The database disk is full, so nothing can be saved. Pages are still shown. Saving resumes by itself once there is room.',
    high: 'The disk is nearly full',
    highHow: '{machine}: The disk is more than 90% full. Make room: once it is full, nothing can be saved.',
  },
  test: {
    subject: 'A test e-mail',
    arrived: 'This is a test e-mail from {host}. It has arrived, so others will too.',
  },
} as const
