import { useState } from 'preact/hooks'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { call } from '../../ui/call.ts'
import { go } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { CourseDetail } from './Course.tsx'
import { completeTees, type Table } from './completeTees.ts'

type CourseWritingProps = {
  readonly communityId: string
  readonly replaced: CourseDetail | undefined
  readonly table: Table | undefined
}

export type CourseWriting = ReturnType<typeof useCourseWriting>

/** What the course is called, which events take it, and the writing, once its table is complete. */
export function useCourseWriting({ communityId, replaced, table }: CourseWritingProps) {
  const [fields, setFields] = useState({
    name: replaced?.name ?? '',
    city: replaced?.city ?? '',
    country: replaced?.country ?? '',
  })
  const later = replaced?.usedBy.filter(one => one.takesNext) ?? []
  const [taking, setTaking] = useState<ReadonlySet<string>>(new Set(later.map(one => one.eventId)))
  const [isDone, setDone] = useState(false)
  const tees = table && completeTees(table)
  const deed = useDeed(async () => {
    if (!tees || !table) return
    const city = fields.city.trim()
    const country = fields.country.trim().toUpperCase()
    const body = {
      communityId: Number(communityId),
      name: fields.name,
      ...(city !== '' && { city }),
      ...(country !== '' && { country }),
      unit: table.unit,
      tees,
    }
    const made = replaced
      ? await call('reviseCourse', { params: { id: replaced.courseId }, body: { ...body, eventIds: [...taking] } })
      : await call('createCourse', { body })
    setDone(true)
    setTimeout(() => go(pathOf('course', { communityId, courseId: String(made.courseId) })))
  })
  return {
    deed,
    isDone,
    fields,
    set: (part: Partial<typeof fields>) => setFields({ ...fields, ...part }),
    /** The events that can take the next version. */
    later,
    taking,
    toggle(eventId: string): void {
      const next = new Set(taking)
      if (!next.delete(eventId)) next.add(eventId)
      setTaking(next)
    },
    canBeWritten: tees !== undefined && !table?.checks.some(one => one.level === 'stop'),
  }
}
