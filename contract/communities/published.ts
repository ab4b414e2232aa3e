import Type from 'typebox'
import { club, ladies } from '../examples.ts'
import { operation } from '../operation.ts'
import { Community, id, listOf, strictObject, text } from '../shapes.ts'

export const searchCommunities = operation({
  id: 'searchCommunities',
  method: 'GET',
  path: '/v1/community/search',
  tag: 'Communities',
  summary: 'Search communities',
  description:
    'Lists the communities that your credential may see; without criteria, all of them. Access to a club includes its sub communities.',
  criteria: strictObject(
    {
      communityIds: Type.Optional(listOf(id('Id of a community.'), { description: 'Only these communities.' })),
      name: Type.Optional(text(100, 'Beginning of the name, in any case.')),
      clubCommunityId: Type.Optional(id('Only the club and its sub communities.')),
    },
    { title: 'CommunitySearch' },
  ),
  reply: listOf(Community, { most: 100_000 }),
  page: ['name', 'id'],
  refusals: [],
  access: 'token',
  reads: ['communities'],
  transaction: 'read',
  fromReplica: true,
  example: {
    criteria: { name: 'Ria' },
    reply: [club, ladies],
  },
})
