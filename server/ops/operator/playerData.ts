import { writeFileSync } from 'node:fs'
import type { LeftCounts, ProfileField, TakenCounts } from '../../../contract/privacy/console.ts'
import { recordingIn } from '../../domain/audit/record.ts'
import { type ErasurePlan, erasePlayer, planErasure } from '../personalData/erasePlayer.ts'
import { exportPlayer } from '../personalData/exportPlayer.ts'
import { command, idOf, OperatorError } from './command.ts'

export const playerExport = command({
  name: 'player export',
  args: ['PLAYER_ID'],
  options: { out: { value: 'FILE', what: 'the file to write; otherwise it is printed' } },
  summary: 'Writes everything that is kept about a player, as JSON',
  help: 'Profile, memberships, registrations with answers, sign-ups, handicaps, places, cards, scores as player and as marker, and what the audit says about the player. It holds nothing about others.',
  async run({ args: [given = ''], options, shell }) {
    const playerId = idOf(given, 'PLAYER_ID')
    const kept = await shell.write((tx, origin) => exportPlayer(tx, playerId, origin))
    if (!kept) throw new OperatorError(`There is no player ${playerId}.`)
    const text = JSON.stringify(kept, null, 2)
    if (options.out === undefined) return shell.print(text)
    const path = shell.file(options.out)
    writeNew(path, `${text}\n`)
    shell.print(`Wrote everything about player ${playerId} to ${path}.`)
  },
})

export const playerErase = command({
  name: 'player erase',
  args: ['PLAYER_ID'],
  options: {
    confirm: { what: 'does it; otherwise the command only shows what would be lost' },
    'also-running': { what: 'also while the player is registered for an event that is not over' },
  },
  summary: 'Erases the personal data of a player; results stay under another name',
  help: 'It cannot be undone. Backups and exports that were made before still hold the data: see docs/operate.md. The same person under another id, as a player by name, is another player: merge or erase that one too.',
  async run({ args: [given = ''], options, shell }) {
    const playerId = idOf(given, 'PLAYER_ID')
    const plan = await shell.write(async (tx, origin) => {
      const made = await planErasure(tx, playerId, origin.now)
      if (!made) throw new OperatorError(`There is no player ${playerId}.`)
      if (made.isErased || !options.confirm) return made
      requireOver(made, options['also-running'])
      await erasePlayer(tx, made, recordingIn(tx, origin))
      return made
    })
    if (plan.isErased) return shell.print(`Player ${playerId} is erased already. Nothing has been changed.`)
    describe(plan).forEach(shell.print)
    if (!options.confirm) requireOver(plan, options['also-running'])
    shell.print(options.confirm ? 'Erased.' : 'Nothing has been changed. Add --confirm to erase the player.')
  },
})

/** Throws {@link OperatorError}: a player who is about to play would get a name that nobody knows. */
function requireOver({ events, profile }: ErasurePlan, alsoRunning: boolean): void {
  const running = events.filter(({ isRunning }) => isRunning)
  if (running.length === 0 || alsoRunning) return
  const names = running.map(({ publicId, name, endDate }) => `  ${publicId} "${name}", until ${endDate}`)
  throw new OperatorError(
    [
      `Player ${profile.player_id} is registered for events that are not over:`,
      ...names,
      'Remove the player from them first, or add --also-running: the place stays, under the new name.',
    ].join('\n'),
  )
}

const fieldNames: Readonly<Record<ProfileField, string>> = {
  suffix: 'suffix',
  email: 'e-mail address',
  dob: 'date of birth',
  phone: 'phone',
  hcId: 'handicap id',
  hcIndex: 'handicap index',
  picture: 'picture',
}

const countNames: Readonly<Record<keyof TakenCounts | keyof LeftCounts, string>> = {
  memberships: 'memberships',
  registrationAnswers: 'registrations with a handle or answers',
  signUpAnswers: 'sign-ups with contact details or answers',
  openSignUps: 'places on waiting lists and in ballots',
  handicapReasons: 'reasons of handicaps',
  accounts: 'accounts of administrators',
  mails: 'mails',
  registrations: 'registrations',
  handicaps: 'handicaps in events',
  teamPlaces: 'places in teams',
  drawnBalls: 'drawn balls',
  teePairingPlaces: 'places in tee pairings',
  flightPlaces: 'places in flights',
  cards: 'cards',
  scores: 'scores',
}

function describe({ profile, fields, taken, left, events }: ErasurePlan): readonly string[] {
  const id = profile.player_id
  const counted = (counts: Partial<Record<keyof typeof countNames, number>>) =>
    Object.entries(counts).flatMap(([what, count]) =>
      count > 0 ? `${count} ${countNames[what as keyof typeof countNames]}` : [],
    )
  return [
    `Erase   ${id}  ${profile.first_name} ${profile.last_name}, to be called Withdrawn player ${id}`,
    ...[...fields.map(field => fieldNames[field]), ...counted(taken)].map(what => `Lost    ${what}`),
    'Lost    the name and these values wherever the audit, kept answers and texts of the communities say them',
    ...(events.length > 0 ? [`Ends    the personal links to ${events.length} events and rounds`] : []),
    ...counted(left).map(what => `Stays   ${what}`),
  ]
}

function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') throw new OperatorError(`${path} already exists. An export never overwrites a file.`)
    throw new OperatorError(`${path} cannot be written (${code}).`)
  }
}
