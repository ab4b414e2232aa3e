import { said } from '../../../contract/words/say.ts'
import { fromDecimal, toDecimal } from '../../../rules/exact.ts'
import { type FieldError, requireNone } from '../../kernel/refuse.ts'
import { playedCourses } from '../courses/courses.sql.ts'
import { changeHandicap } from '../handicaps/changeHandicap.ts'
import { defaultTee } from '../handicaps/defaultTee.ts'
import { withIndex, withoutIndex, withTee } from '../handicaps/handicapChanges.ts'
import type { HandicapInEffect } from '../handicaps/handicapsInEffect.ts'
import { handle } from '../operation/handler.ts'
import { holdPlayers } from '../players/holdPlayers.sql.ts'
import { nameFields } from '../players/nameFields.ts'
import { writePerson } from './organisers.sql.ts'
import { placeInTeams } from './placeInTeams.ts'
import { requireNamed } from './requireNamed.ts'
import { requireNaming } from './requireOrganiser.ts'

export const changeNamedPlayer = handle('changeNamedPlayer', async context => {
  const { tx, event, params, body, record, refuse } = context
  const { playerId } = params
  const named = await requireNaming(refuse, context)
  const present = requireNamed(refuse, named.people, playerId)
  const before = detailsOf(present)
  const { first_name: firstName, last_name: lastName } = nameFields(body)
  const after = { firstName, lastName, gender: body.gender, hcIndex: body.hcIndex }
  const changed = (['firstName', 'lastName', 'gender', 'hcIndex'] as const).filter(name => before[name] !== after[name])
  if (present.kept)
    requireNone(
      refuse,
      changed.map(name => ({ pointer: `/${name}`, message: said('fields.isKeptByClub') })),
    )
  if (changed.some(name => name !== 'hcIndex')) {
    await holdPlayers(tx, [playerId], 'change')
    await writePerson(tx, playerId, { ...nameFields(body), gender: body.gender })
    await record({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: 'registration.changed',
      subject: { playerIds: [playerId] },
      before: personOf(before),
      after: personOf(after),
    })
  }
  if (changed.includes('hcIndex') || changed.includes('gender')) await changeStrokes()
  await placeInTeams(context, named, [{ playerId, team: body.team, pointer: '/team' }])
  return { playerId }

  /** Another index, and the tee of the gender where the present one is of the other. */
  async function changeStrokes(): Promise<void> {
    const courses = await playedCourses(tx, event)
    await changeHandicap(context, 'playerHandicap.indexSet', handicap => {
      if (handicap.locked) {
        const errors: readonly FieldError[] = [{ pointer: '/hcIndex', message: said('fields.isSetByCommittee') }]
        requireNone(refuse, errors)
      }
      return withWantedTee(withWantedIndex(handicap))
    })

    function withWantedIndex(handicap: HandicapInEffect): HandicapInEffect {
      if (!changed.includes('hcIndex')) return handicap
      if (body.hcIndex === undefined) return withoutIndex(handicap)
      const indexTenths = fromDecimal(body.hcIndex)
      return withIndex({ indexTenths, revisionDate: null, source: 'MANUAL', reason: null })(handicap)
    }

    function withWantedTee(handicap: HandicapInEffect): HandicapInEffect {
      if (handicap.tee === undefined || handicap.tee.gender === body.gender) return handicap
      const wanted = defaultTee(courses, body.gender, handicap.part.settings)
      const tee = wanted && handicap.part.tees.get(wanted.teeId)
      return tee ? withTee(tee)(handicap) : handicap
    }
  }
})

type Details = {
  readonly firstName: string
  readonly lastName: string
  readonly gender: 'M' | 'F'
  readonly hcIndex: number | undefined
}

function detailsOf({
  firstName,
  lastName,
  gender,
  indexTenths,
}: Omit<Details, 'hcIndex'> & { readonly indexTenths: number | null }): Details {
  return { firstName, lastName, gender, hcIndex: indexTenths === null ? undefined : toDecimal(indexTenths) }
}

function personOf({ firstName, lastName, gender }: Details) {
  return { firstName, lastName, gender }
}
