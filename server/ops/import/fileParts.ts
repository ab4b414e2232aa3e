import type { EventFile, EventFileRound } from '../../../contract/files/eventFile.ts'

/** What has an event id of its own: the event itself, first, and each of its rounds. */
export type FilePart = {
  /** Where its fields stand in the file. */
  readonly pointer: string
  readonly kind: 'M' | 'R' | 'S'
  readonly roundNumber: number | null
  readonly fields: EventFileRound
  /** Its courses, the usual one first; for a multi-round event also those of its rounds. */
  readonly courseIds: readonly number[]
  /** The part whose teams play here: a round without teams of its own takes those of its event. */
  readonly teamsOf: FilePart | undefined
}

/** The event and its rounds in one list. */
export function fileParts(file: EventFile): readonly [FilePart, ...FilePart[]] {
  const rounds = 'rounds' in file ? file.rounds : []
  const courseIds = [...new Set([...(file.courseIds ?? []), ...rounds.flatMap(round => round.courseIds ?? [])])]
  const event: FilePart = {
    pointer: '',
    kind: 'rounds' in file ? 'M' : 'S',
    roundNumber: null,
    fields: file,
    courseIds,
    teamsOf: undefined,
  }
  return [
    event,
    ...rounds.map(
      (fields, index): FilePart => ({
        pointer: `/rounds/${index}`,
        kind: 'R',
        roundNumber: index + 1,
        fields,
        courseIds: [...new Set(fields.courseIds ?? file.courseIds)],
        teamsOf: fields.teams?.length ? undefined : event,
      }),
    ),
  ]
}

/** The teams that play in this part, by their order in the file. */
export function teamsInEffect(part: FilePart) {
  return (part.teamsOf ?? part).fields.teams ?? []
}
