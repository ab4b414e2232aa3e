import Type from 'typebox'
import { operation } from '../operation.ts'
import { strictObject } from '../shapes.ts'

export const getWadl = operation({
  id: 'getWadl',
  method: 'GET',
  path: '/v1/application.wadl',
  tag: 'Utilities',
  summary: 'Get the application description',
  description:
    'WADL of the published operations. What the service adds to them is in the OpenAPI document at `/openapi.json`.',
  reply: Type.String(),
  refusals: [],
  access: 'token',
  reads: [],
  transaction: 'none',
  mediaType: 'application/vnd.sun.wadl+xml',
  example: { reply: '<application xmlns="http://wadl.dev.java.net/2009/02">...</application>' },
})

export const getWadlGrammar = operation({
  id: 'getWadlGrammar',
  method: 'GET',
  path: '/v1/application.wadl/{path}',
  tag: 'Utilities',
  summary: 'Get one grammar of the application description',
  description: 'XML Schema of one record. The application description includes all of them.',
  params: strictObject({
    path: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: '^[A-Za-z0-9._-]+$',
      description: 'Name of the grammar as the application description includes it.',
      examples: ['Community.xsd'],
    }),
  }),
  reply: Type.String(),
  refusals: ['NOT_FOUND'],
  access: 'token',
  reads: [],
  transaction: 'none',
  mediaType: 'application/xml',
  example: {
    params: { path: 'Community.xsd' },
    reply: '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">...</xs:schema>',
  },
})
