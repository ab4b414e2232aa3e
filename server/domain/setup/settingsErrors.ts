import { GivenEventSettings } from '../../../contract/settings/givenEventSettings.ts'
import { said } from '../../../contract/words/say.ts'
import { validationErrors } from '../../kernel/http/validationErrors.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { registrationErrors } from '../events/registrationSettings.ts'

/** What does not fit in the settings of an event or a round whose courses have these tees, below `/settings`. */
export function settingsErrors(settings: object, tees: ReadonlySet<number>): readonly FieldError[] {
  const fitting = validationErrors(GivenEventSettings, settings)
  const { registration, defaultTees } = settings as GivenEventSettings
  const below =
    (place: string) =>
    ({ pointer, message }: FieldError) => ({ pointer: `/settings${place}${pointer}`, message })
  if (fitting.length > 0) return fitting.map(below(''))
  return [
    ...registrationErrors(registration ?? {}).map(below('/registration')),
    ...(['M', 'F'] as const).flatMap(gender => {
      const tee = defaultTees?.[gender]
      return tee === undefined || tees.has(tee)
        ? []
        : [{ pointer: `/settings/defaultTees/${gender}`, message: said('fields.isNotTeeCourses') }]
    }),
  ]
}
