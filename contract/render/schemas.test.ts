import Type from 'typebox'
import { expect, it } from 'vitest'
import { strictObject } from '../shapes.ts'
import { sharedSchemas } from './sharedSchemas.ts'

const Hole = strictObject({ par: Type.Integer() }, { title: 'Hole' })

it('puts a reference in place of every record and keeps each record once', () => {
  const schemas = sharedSchemas('#/')
  const course = strictObject({ holes: Type.Array(Hole), best: Type.Union([Hole, Type.Null()]) }, { title: 'Course' })
  expect(schemas.refer(Type.Array(course))).toEqual({ type: 'array', items: { $ref: '#/Course' } })
  expect(Object.keys(schemas.components())).toEqual(['Course', 'Hole'])
  expect(schemas.components().Course).toMatchObject({
    properties: { holes: { items: { $ref: '#/Hole' } }, best: { anyOf: [{ $ref: '#/Hole' }, { type: 'null' }] } },
  })
})

it('keeps a field that is named like a keyword', () => {
  const schemas = sharedSchemas('#/')
  schemas.refer(strictObject({ title: Type.String(), properties: Hole, required: Type.Boolean() }, { title: 'Odd' }))
  expect(schemas.components().Odd).toMatchObject({
    properties: { title: { type: 'string' }, properties: { $ref: '#/Hole' }, required: { type: 'boolean' } },
  })
})

it('refuses two different records with one title', () => {
  const schemas = sharedSchemas('#/')
  schemas.refer(Hole)
  expect(() => schemas.refer(strictObject({ par: Type.String() }, { title: 'Hole' }))).toThrow('Hole')
})
