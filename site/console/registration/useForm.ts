import { useState } from 'preact/hooks'
import { announce } from '../../ui/announce.tsx'
import type { InputOf, Reply } from '../../ui/call.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { sendOrTheirs } from '../frame/orTheirs.ts'
import { useEvent } from '../frame/useEvent.ts'
import type { Question } from './Questions.tsx'
import type { Words } from './Registration.tsx'

export type Given = NonNullable<Reply<'getEventSetup'>['event']['own']['registration']>
export type Who = Reply<'getEventSetup'>['registrationType']
export type RegistrationForm = ReturnType<typeof useForm>

const mostPlaces = 5000
const mostHours = 720

/** The form of a registration as it is being changed, and its saving in one step. */
export function useForm(words: Words, onSaved: () => void) {
  const { eventId, setup, event } = useEvent()
  /** As it was when the form was opened: what somebody else changes meanwhile is theirs. */
  const [from] = useState({ registration: event.own.registration ?? null, who: setup.registrationType })
  const kept = from.registration ?? {}
  const [who, setWho] = useState<Who>(from.who)
  const [given, setGiven] = useState<Given>(kept)
  const [limit, setLimit] = useState(kept.fieldLimit === undefined ? '' : String(kept.fieldLimit))
  const [hours, setHours] = useState(String(kept.offerHours ?? 24))
  const places = limit.trim() === '' ? undefined : Number(limit)
  const to = wantedOf(given, places, Number(hours))
  const deed = useDeed(async () => {
    const body: NonNullable<InputOf<'updateEvent'>['body']> = {
      ...(who !== from.who && { registrationType: { from: from.who, to: who } }),
      settings: { registration: { from: from.registration, to } },
    }
    const isSent = await sendOrTheirs('updateEvent', { params: { eventId }, body }, ({ pointer, present }) =>
      pointer === '/registrationType'
        ? { what: words.who, theirs: words.whoIs[present as Who], mine: words.whoIs[who] }
        : { what: words.title, theirs: inShort(present as Given | null, words), mine: inShort(to, words) },
    )
    onSaved()
    if (isSent) announce(words.saved)
  })
  return {
    deed,
    given,
    to,
    who,
    setWho,
    limit,
    setLimit,
    hours,
    setHours,
    places,
    /** The places that there were. */
    keptPlaces: kept.fieldLimit,
    isLimitWrong: places !== undefined && !isWithin(places, mostPlaces),
    isHoursWrong: !isWithin(Number(hours), mostHours),
    /** What is left empty is left out. */
    set<K extends keyof Given>(key: K, value: Given[K] | ''): void {
      const { [key]: _, ...rest } = given
      setGiven((value === '' || value === undefined ? rest : { ...rest, [key]: value }) as Given)
    },
    wrong: (key: string) =>
      deed.errorAt(`/settings/registration/to/${key}`) ?? deed.errorAt(`/settings/registration/${key}`),
  }
}

function isWithin(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most
}

/** What is saved: without gaps, and without what is usual. */
function wantedOf(
  { fieldLimit: _, offerHours: __, questions, ...others }: Given,
  places: number | undefined,
  hours: number,
) {
  return {
    ...others,
    ...(questions && { questions: questions.map(withoutGaps) }),
    ...(places !== undefined && { fieldLimit: places }),
    ...(hours !== 24 && { offerHours: hours }),
  }
}

/** Answers to choose from are written one a line; empty lines are none. */
function withoutGaps({ choices, ...question }: Question): Question {
  const given = choices?.map(one => one.trim()).filter(one => one !== '')
  return { ...question, text: question.text.trim(), ...(given && { choices: given }) }
}

/** Places, times and questions in a line, to tell two forms apart. */
function inShort(given: Given | null, words: Words): string {
  const { fieldLimit, opens, closes, questions = [] } = given ?? {}
  const parts = [
    fieldLimit !== undefined && `${words.limit} ${fieldLimit}`,
    opens !== undefined && `${words.opens} ${opens.replace('T', ' ')}`,
    closes !== undefined && `${words.closes} ${closes.replace('T', ' ')}`,
    questions.length > 0 && `${words.questions} ${questions.length}`,
  ]
  return parts.filter(Boolean).join(' · ') || '–'
}
