/** Links that open one function of one event for a helper without an account. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { count, eventId, eventParams, id, listOf, strictObject, text, timestamp } from '../shapes.ts'

/** What a staff link opens. An operation says in its entry which of them may call it. */
export const staffLinkPurposes = ['checkIn', 'starter', 'official', 'cards', 'organiser'] as const

export type StaffLinkPurpose = (typeof staffLinkPurposes)[number]

const staffLinkId = id('Id of the staff link.')

const purpose = Type.Enum([...staffLinkPurposes], {
  description:
    '`checkIn`: the desk on the morning of a round. `starter`: the first tee. `official`: on the course, with rulings, notes and the suspension of play. `cards`: the table where cards come in. `organiser`: somebody outside the club, who names people and their teams.',
})

const label = text(60, 'Whose it is, such as "Pedro’s tablet". The log shows this name for what was done with it.')

/** Of an organiser, beside what every link has. */
export const organiserId = id('Id of the organiser in the event: the same for all links that were made for it.')

export const places = Type.Integer({ minimum: 1, maximum: 500, description: 'How many people the organiser may name.' })

const parts = {
  staffLinkId,
  purpose,
  label,
  until: timestamp,
  organiserId: Type.Optional(organiserId),
  places: Type.Optional(places),
}

export const StaffLink = strictObject(
  {
    ...parts,
    named: Type.Optional(count('Of an organiser: how many people are named.')),
    createdAt: timestamp,
    createdBy: Type.Optional(Type.String({ description: 'Name of the account.' })),
  },
  { title: 'StaffLink' },
)

const example = {
  staffLinkId: 12,
  purpose: 'checkIn' as const,
  label: 'Pedro’s tablet',
  until: '2026-05-02T23:00:00.000+00:00',
}

export const listStaffLinks = operation({
  id: 'listStaffLinks',
  method: 'GET',
  path: '/console/api/events/{eventId}/staffLinks',
  tag: 'Web links',
  summary: 'List the links for helpers',
  description:
    'Those that work now, of the whole event, the newest first. The links themselves are shown only when they are created.',
  params: eventParams,
  reply: strictObject({ links: listOf(StaffLink, { most: 10_000 }) }, { title: 'StaffLinks' }),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'links.see',
  reads: ['events', 'registrations', 'staffLinks'],
  transaction: 'read',
  example: {
    params: { eventId: 'M-5208' },
    reply: {
      links: [{ ...example, createdAt: '2026-05-01T17:20:00.000+00:00', createdBy: 'Marta Abreu' }],
    },
  },
})

export const createStaffLink = operation({
  id: 'createStaffLink',
  method: 'POST',
  path: '/console/api/events/{eventId}/staffLinks',
  tag: 'Web links',
  summary: 'Make a link for a helper',
  description:
    'Whoever has the link can do this one thing in this event and its rounds, without an account, until it ends: by hand, or at `until`, by default the end of the last day of the event, or a day from now once that is over. It works until a week after the last day at most, and ends when whoever made it may no longer make links. The link of an organiser needs `places` and ends with the day before the event; one with the `label` of an existing organiser of the event keeps the same people, and ends the earlier link.',
  params: eventParams,
  body: strictObject(
    {
      purpose,
      label,
      until: Type.Optional(Type.String({ format: 'date-time', description: 'When it ends by itself.' })),
      places: Type.Optional(places),
    },
    { title: 'NewStaffLink' },
  ),
  reply: strictObject(
    { ...parts, url: Type.String({ description: 'The link. It is shown only this once.' }) },
    { title: 'StaffLinkMade' },
  ),
  closedToo: true,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'links.see',
  fresh: true,
  secret: true,
  changes: ['staffLinks'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208' },
    body: { purpose: 'checkIn', label: 'Pedro’s tablet' },
    reply: {
      ...example,
      url: 'https://golf.example.com/staff/M-5208/checkIn/1-12-Zr4cT0yqM1uXw7pNq2VdZr4cT0yqM1uXw7pNq2VdA1k',
    },
  },
})

export const endStaffLink = operation({
  id: 'endStaffLink',
  method: 'DELETE',
  path: '/console/api/events/{eventId}/staffLinks/{staffLinkId}',
  tag: 'Web links',
  summary: 'End a helper’s link',
  description: 'The link stops working within a second, on every server. What was done with it stays.',
  params: strictObject({ eventId, staffLinkId }),
  reply: strictObject({ ended: Type.Integer({ minimum: 0, maximum: 1 }) }, { title: 'StaffLinkEnded' }),
  closedToo: true,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'staff',
  may: 'links.see',
  changes: ['staffLinks'],
  transaction: 'write',
  example: { params: { eventId: 'M-5208', staffLinkId: 12 }, reply: { ended: 1 } },
})
