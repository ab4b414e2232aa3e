/** What backups and the files of communities say when they cannot be read or restored. */
export const words = {
  wrote: 'Wrote {path}: {totals}.',
  totals: '{rows}, {events, plural, one {# event} other {# events}}',
  restored: 'Restored the backup of {at} ({environment}): {totals}, all hashes equal.',
  restoredOf: 'Restored the backup of {at} ({environment}, installation {installation}): {totals}, all hashes equal.',
  ofFile: '{path}: {problem}',
  otherSecret:
    'It was made with a different secret from the one here. Before you start the server, set SECRET to that one, or put it into the file "secret" in DATA_DIR; if it is lost, run "caddiemaster accept-new-secret".',
  // The place where backups are kept
  bucketNotSet: 'BACKUP_BUCKET is not set, so there is no bucket to fetch from.',
  bucketEmpty: 'The bucket has no backup "{name}". It is empty.',
  bucketHas: 'The bucket has no backup "{name}". It has {names}.',
  bucketUnreadable: 'The bucket cannot be read: {reason}',
  fetched: 'Fetched {name}',
  // How far long work is
  comparing: 'Comparing the hashes of all tables and events.',
  makingKeys: 'Making the keys.',
  makingIndexes: 'Making the indexes.',
  lookingForRows: 'Checking that every row referred to is there.',
  rowsOfTable: '{table}: {count, plural, one {# row} other {# rows}}',
  // Why a file is no good
  notBackup: 'The file is not a backup of Caddiemaster.',
  damaged: 'The file is damaged or is not a backup.',
  notJson: 'The file is not a backup: a line that begins with # is not JSON.',
  endlessLine: 'The file has a line without an end.',
  endsInLine: 'The file ends in the middle of a line.',
  goesOn: 'The file goes on after its end.',
  incomplete: 'The file is not complete: its end is missing.',
  otherFormat: 'The file is not a backup that this version reads (format {format}).',
  rowDoesNotFit: 'A row does not fit: {reason}',
  // {migration}, {own}: names of changes of the database
  otherVersion:
    'The backup was made by version {version} with migrations up to {migration}; this database has {own}. Restore it with that version, then upgrade.',
  notEmpty: 'The database is not empty ({tables}). Add --replace to delete everything in it first.',
  differs: 'The restored data differ from the backup and were not kept: tables {tables}, events {events}.',
  none: 'none',
  published:
    'It has sample data, with accounts whose passwords are published: {emails}. Nothing was changed. Add --allow-sample to restore it anyway; these accounts are then blocked.',
  // Of one event that is brought back
  noEvent: 'The backup of {at} has no such event.',
  otherSchema: 'The backup was made by version {version} with a different schema from this database.',
  otherCommunity: 'The event belongs to a different community in the backup.',
  unknownRound: 'The backup does not have round {rounds}.',
  playersGone: 'Registered players are gone: {players}. They cannot come back with one event.',
  rowNoLongerFits: 'A row no longer fits: {reason}',
  // Of the file of a community
  community: {
    none: 'There is no community {id}.',
    notOne: 'This is not the file of a community.',
    damaged: 'The file is damaged, or not the file of a community.',
    changed: 'The file was changed: its rows are not those it was written with.',
    otherFormat: 'This version reads files of the formats {formats} only.',
    strangeLine: 'The file has a line that is neither a row nor its end.',
    tooDeep: 'A row of {table} is nested too deeply.',
    readsBack: 'The rows of {table} read back differently; nothing was kept.',
    clubInClub: 'A club cannot become part of another one.',
    more: '... and {count} more.',
    unknownColumns: 'This version does not know {table} ({columns}). Import with a newer one.',
    noClub: 'There is no club {id}.',
    taken: '"{name}" already exists as community {id}. Give it another name with --name.',
    birth: '{row} has the date of birth {day}. It must be from 1900 to today: correct it and export again.',
    country: '{row} has the country {country}, which does not exist: correct it and export again.',
    // What stands for {row}, at the beginning of these two
    course: 'Course {id} "{name}"',
    player: 'Player {id} {name}',
    membership: 'The membership in community {community} of player {player}',
    row: 'The row of {table} of player {player}',
    rowInEvent: 'The row of {table} of player {player} in event {event}',
    // {here}: an id and a name, or several
    samePlayers: 'Player {id} of the file, {name}, is both {here} here.',
    addressOf: 'Player {id} of the file, {name}, has an e-mail address or handicap id of {here} here.',
    samePlayer: 'Player {id} of the file, {name}, is {here} here, and so is player {other} of the file.',
  },
  // What operators have to look at after the backup of a day: how far it came, and why it went no further
  notWritten: 'The backup was not written: {reason}',
  notInBucket: 'The backup was written, but not put into the bucket: {reason}',
  trialFailed: 'The backup was written, but the trial restore failed: {reason}',
  notRemoved: 'The backup is good, but older ones could not be removed: {reason}',
  fewerRows:
    '{file} has {rows} rows; the backup before it had {before}. It is kept beside the others, and nothing older was removed. If something is missing, restore an older one; if not, there is nothing to do.',
  notEnded: 'The daily backup did not finish.',
  lostInBucket: 'The bucket does not have {file}.',
} as const
