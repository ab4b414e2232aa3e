/** The help of the command line `caddiemaster`. Names of commands, options and files stay as they are. */
export const words = {
  // {line}: how the command is written
  usage: 'Usage: {line}',
  about:
    'The operator’s command line. It works while the server runs; when the server is down, it starts the private database itself.',
  demo: 'the database of the demo (as with ENVIRONMENT=testing)',
  help: 'this text; after a command, its options',
  lang: 'language of the answers: {languages}; otherwise that of LC_ALL, LC_MESSAGES or LANG',
  demoOption: 'the database of the demo',
  langOption: 'language of the answers: {languages}',
  helpOption: 'this text',
  required: 'required',
  repeated: 'may be repeated',
  communityCreate: {
    summary: 'Creates a community, or a sub community of a club',
    club: 'the club it belongs to',
  },
  clubCreate: {
    summary: 'Creates a club with its sub communities',
    help: 'A credential for the club covers all its sub communities.',
    sub: 'a sub community that the club starts with',
  },
  communityList: { summary: 'Lists the communities with their ids' },
  communityIdentity: {
    summary:
      'Sets the colour, logo, currency, language, clock and lengths of a community, and whether it has a public page',
    help: 'Without options it shows what is set.',
    colour: 'background of the masthead, darkened where its text needs it; "none" for the usual green',
    logo: 'PNG or SVG, kept as PNG of at most 4 KB; "none" for the first letters of the name',
    home: 'whether /c/COMMUNITY lists its events for everybody',
    currency: 'currency of the prizes, such as EUR; "none" for plain numbers',
    language: 'its language: {languages}; "none" for that of each reader',
    clock: 'times of day with 24 hours, or with 12',
    lengths: 'lengths of holes as on the card of the course, in yards or in metres',
  },
  communityExport: {
    summary: 'Writes everything that belongs to a community into one file',
    help: 'The file of a club includes its sub communities. The server may keep running. The file holds personal data; docs/community-file.md describes it.',
  },
  communityImport: {
    summary: 'Imports a community from a file of "community export"',
    help: 'Imports the whole file or nothing. Ids that are free are kept, others are new. Players who are already here stay as they are. Webhooks stay switched off until you switch them on.',
    name: 'a new name for the community',
    club: 'the club it becomes part of',
  },
  readOnly: 'it may only read, as for a display board',
  credentialIssue: {
    summary: 'Issues a credential for the interface and prints its password, once',
    email: 'e-mail address of the user; becomes the login name',
    community: 'the communities it has access to; a club includes its sub communities',
    use: 'what it is for',
  },
  credentialList: { summary: 'Lists the credentials, including revoked ones' },
  credentialRevoke: { summary: 'Revokes a credential; its tokens end within a second on every server' },
  accessRequest: {
    summary: 'Stores a request for access to the interface',
    community: 'the community that asks',
    name: 'name of the person who asks for it',
    email: 'address of the contact; becomes the login name',
    use: 'what the access is for',
  },
  accessList: { summary: 'Lists the requests for access, open ones first' },
  accessApprove: {
    summary: 'Approves a request: issues the credential and prints its password, once',
    community: 'only these communities of the club that asks; otherwise the whole club',
    note: 'a note for operators',
  },
  accessDecline: {
    summary: 'Declines a request, and mails the reason to the contact where mail is set up',
    reason: 'why, as the contact reads it',
  },
  administratorCreate: {
    summary: 'Creates an account for the console and prints its password, once',
    email: 'the login name',
    name: 'first and last name',
    community: 'the communities that the account administers',
    role: '{roles}; director if left out',
    player: 'which player the administrator is; that player then cannot score with a link',
  },
  administratorLink: {
    summary: 'Prints a link with which the account sets a new password; it works once, for half an hour',
  },
  administratorRecover: {
    summary: 'Switches off the second factors of somebody who has lost them, and ends the account’s sessions',
    help: 'First make sure that it really is that person: from now on the password alone logs in. Codes, recovery codes and passkeys are forgotten; the audit log of its communities says so.',
  },
  courseImport: {
    summary: 'Imports courses with their tees and holes from a JSON file',
    help: 'Imports all courses of the file or none. An existing course is never changed. The format is described in docs/import.md.',
  },
  eventImport: {
    summary: 'Imports an event with everything below it from a JSON file',
    help: 'Imports the whole file or nothing. A file with the externalId of an event that came from a file before changes that event. The format is described in docs/import.md, with an example.',
    preview: 'shows what the file would change in an event that is already here, and changes nothing',
    take: 'where somebody has changed something here but the file is right: places as the preview names them, or all',
    schema: 'prints the JSON Schema of the file and imports nothing',
  },
  eventWarnings: {
    summary: 'Shows what an event still needs before its results are right',
    help: 'Missing handicaps and prizes that do not fit, on every leaderboard of the event and its rounds.',
  },
  eventRestore: {
    summary: 'Brings one event back from a backup, or its scores back to a moment',
    help: 'Nothing is removed from the log of scores: entries of the committee correct later scores. Regenerated links stay regenerated.',
    from: 'the whole event as it is in this backup, a path or bucket:NAME',
    at: 'its scores only, as they were then: 2026-05-03T14:05:00+01:00',
    confirm: 'does it; otherwise the command only shows what would change',
  },
  handicapsRefresh: {
    summary: 'Takes new handicap indexes for the players of an event from a CSV or XLSX file',
    help: 'The first row of FILE names its columns, in any case: index, and one or more of hcId (with provider), email and playerId;\nrevisionDate (YYYY-MM-dd) if there is one. A plus handicap is written +1.2; a decimal comma is understood. Locked\nhandicaps are left alone. Rounds with handicaps of their own keep them: name the round to refresh these.',
    apply: 'does it; otherwise the command only shows what would change',
  },
  registrationList: {
    summary: 'Prints all registrations as CSV: registered, waiting, in the ballot and withdrawn, with their answers',
    help: 'One column for each question, by its id. The output holds personal data.',
  },
  ballotDraw: {
    summary: 'Draws the lots of an event with a ballot, once its registration has closed',
    help: 'The order is that of the SHA-256 of "<seed>:<player id>". The seed is recorded: "ballot check" draws again and compares.',
    seed: 'what the lots are drawn from, such as numbers that were rolled in public',
  },
  ballotCheck: { summary: 'Draws the recorded lots of an event again and compares' },
  playerMerge: {
    summary: 'Merges the profile REMOVE into the profile KEEP',
    help: 'Memberships, registrations, handicaps and scores move. The details of KEEP stay; missing ones are taken from REMOVE.',
    confirm: 'does it; otherwise the command only shows what would move',
  },
  playerUnmerge: {
    summary: 'Undoes a merge of two profiles',
    help: 'Within {days} days. Everything that the removed profile brought goes back to it, with what was added since. Refused where that would undo what somebody did later.',
  },
  playerEmail: {
    summary: 'Sets the e-mail address of a player who asked for it',
    help: 'It counts as confirmed by the player: personal links are mailed there, whichever club sends them. Make sure that it really is the player who asks.',
  },
  playerExport: {
    summary: 'Writes everything that is kept about a player, as JSON',
    help: 'Profile, memberships, registrations with answers, sign-ups, handicaps, places, cards, scores as player and as marker, and what the audit log says about the player. It contains nothing about anybody else.',
    out: 'the file to write; otherwise it is printed',
  },
  playerErase: {
    summary: 'Erases the personal data of a player; results stay under another name',
    help: 'It cannot be undone. Backups and exports that were made before still hold the data: see docs/operate.md. The same person under another id, as a player by name, is another player: merge or erase that one too.',
    confirm: 'does it; otherwise the command only shows what would be lost',
    alsoRunning: 'also while the player is registered for an event that is not over',
  },
  linkRegenerate: {
    summary: 'Ends a web link of an event and replaces it with a new one',
    help: 'PURPOSE is one of {purposes}. Registration belongs to a whole event: name the multi-round event, not its round.',
    player: 'the personal link of this player (scoring, registration)',
  },
  print: {
    summary: 'Prints a document of an event as PDF',
    help: 'DOCUMENT is one of {documents}. Codes on scorecards lead to BASE_URL.',
    paper: 'A4 or Letter; otherwise as set for the event',
    by: 'time or hole: the order of the tee sheet',
    out: 'where to write the PDF; otherwise EVENT-DOCUMENT.pdf',
  },
  cardsRebuild: {
    summary: 'Rebuilds the cards of an event from the log of its scores',
    help: 'The log is the truth. On a sound database nothing differs and nothing changes. Scores wait until it is done.',
    check: 'only compares; exit code 1 if a card differs',
  },
  mailTest: { summary: 'Sends a test mail and says what the mail server answered' },
  backup: {
    summary: 'Writes a backup of the whole database as it is now',
    help: 'The server may keep running. The file holds personal data and password hashes. It does not hold the secret that signs links and tokens: keep a copy of that too.',
  },
  restore: {
    summary: 'Restores the database from a backup and compares the hashes of all tables and events',
    help: 'FILE is a path, or bucket:NAME for one in BACKUP_BUCKET; "bucket:" alone lists them. Runs in one transaction: either everything is restored, or nothing is changed.',
    replace: 'deletes everything that is in the database first',
    allowSample: 'in production: takes a backup with sample data, and blocks its published accounts',
  },
  acceptNewSecret: {
    summary: 'Accepts a new SECRET when the old one is lost',
    help: 'A server does not start with a different secret from the one its database was used with. If you still have the old one, use SECRET or SECRET_PREVIOUS instead: then nothing ends, or only the web links.',
    confirm: 'does it; without it the command only shows what would end',
  },
  reset: {
    summary: 'Puts the testing environment back to its sample data',
    help: 'Everything in it is deleted. Refused in production.',
  },
  status: { summary: 'Shows version, commit, environment, migrations, durability settings, size and rows' },
} as const
