import { operation } from '../operation.ts'
import { eventParams } from '../shapes.ts'
import { WebLink } from './published.ts'

export const getOverviewLink = operation({
  id: 'getOverviewLink',
  method: 'GET',
  path: '/v1/events/{eventId}/weblinks/overview',
  tag: 'Web links',
  summary: 'Get the link to the overview of an event',
  description:
    'Opens without a login and may be shared with anyone: what the event is, where and when, with links to its lists, and to the registration while it is open to the public. Every call returns the same link until it is regenerated.',
  params: eventParams,
  reply: WebLink,
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: ['events', 'links'],
  transaction: 'read',
  example: {
    params: { eventId: 'M-5208' },
    reply: {
      url: 'https://golf.example.com/e/M-5208/overview/Zr4cT0yqM1uXw7pNq2VdZr4cT0yqM1uXw7pNq2VdA1k',
      audience: 'ANYONE',
    },
  },
})
