import { said } from '../../../contract/words/say.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { ruleOut } from '../../kernel/refuse.ts'
import { handle } from '../operation/handler.ts'
import { registerAll } from '../registrations/registerAll.ts'
import { writeOrganiser } from './organisers.sql.ts'
import { placeInTeams } from './placeInTeams.ts'
import { requireNaming } from './requireOrganiser.ts'

export const namePlayers = handle('namePlayers', async context => {
  const { tx, event, params, body, caller, now, record, refuse } = context
  const named = await requireNaming(refuse, context)
  const wanted = body.people.map(({ team, ...given }, index) => ({ given, team, pointer: `/people/${index}` }))
  const seen = new Set(named.people.map(({ lastNameKey, firstNameKey }) => `${lastNameKey}/${firstNameKey}`))
  const again = wanted.filter(({ given }) => {
    const key = `${nameKey(given.lastName)}/${nameKey(given.firstName)}`
    return seen.size === seen.add(key).size
  })
  const [first] = again
  if (first) {
    const message = said('fields.isOnListAlready')
    const errors = again.map(({ pointer }) => ({ pointer: `${pointer}/lastName`, message }))
    refuse('ALREADY_REGISTERED', 'naming', { name: `${first.given.firstName} ${first.given.lastName}`.trim(), errors })
  }
  const { places } = named.organiser
  const beyond = wanted.slice(Math.max(0, places - named.people.length))
  if (beyond.length > 0)
    refuse('NO_PLACE_LEFT', {
      places,
      errors: beyond.map(({ pointer }) => ({ pointer: `${pointer}/lastName`, message: said('fields.hasNoPlaceLeft') })),
    })
  const registering = { event, communities: caller.communities, now, record }
  const unnamed = ruleOut(refuse, 'NOT_FOUND', 'PLAYER_HAS_NO_MEMBERSHIP', 'COURSE_NOT_IN_EVENT')
  const playerIds = await registerAll(unnamed, tx, wanted, registering)
  await writeOrganiser(tx, event, params.organiserId, playerIds)
  await placeInTeams(
    context,
    named,
    wanted.map(({ team, pointer }, index) => ({ playerId: playerIds[index] ?? 0, team, pointer: `${pointer}/team` })),
  )
  return { playerIds: [...playerIds] }
})
