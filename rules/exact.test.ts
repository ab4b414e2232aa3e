import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  approximately,
  compare,
  divide,
  fraction,
  fromDecimal,
  highest,
  lowest,
  multiply,
  percent,
  quotient,
  remainder,
  round,
  roundToTenths,
  show,
  subtract,
  sum,
  toDecimal,
} from './exact.ts'

const anyFraction = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 999 }))
  .map(([n, d]) => fraction(n, d))

describe('a fraction', () => {
  it('is kept in lowest terms with a positive lower part', () => {
    expect(fraction(6, -4)).toEqual({ n: -3, d: 2 })
    expect(fraction(-6, -4)).toEqual({ n: 3, d: 2 })
    expect(fraction(0, -4)).toEqual({ n: 0, d: 1 })
  })

  it('is refused when it cannot be exact', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError)
    expect(() => fraction(1.5)).toThrow(RangeError)
    expect(() => fraction(2 ** 53)).toThrow('No exact fraction')
    expect(() => fraction(1, 2 ** 53)).toThrow(RangeError)
  })

  it('is counted with as fractions are', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a)
        expect(add(a, b)).toEqual(add(b, a))
        if (b.n !== 0) expect(divide(multiply(a, b), b)).toEqual(a)
        expect(compare(a, b)).toBe(0 - compare(b, a))
        expect(compare(a, b) > 0).toBe(subtract(a, b).n > 0)
      }),
    )
    expect(sum([fraction(1, 2), fraction(1, 3), fraction(1, 6)])).toEqual({ n: 1, d: 1 })
    expect(approximately(fraction(5, 4))).toBe(1.25)
  })
})

describe('the one rounding', () => {
  it('takes halves up, towards plus infinity', () => {
    const halves = [1, -1, -3, 5].map(n => round(fraction(n, 2)))
    expect(halves).toEqual([1, 0, -1, 3])
    expect(roundToTenths(fraction(435, 100))).toBe(44)
    expect(roundToTenths(fraction(-155, 100))).toBe(-15)
  })

  it('is never more than a half away', () => {
    fc.assert(
      fc.property(anyFraction, value => {
        const away = subtract(fraction(round(value)), value)
        expect(compare(away, fraction(1, 2)) <= 0 && compare(away, fraction(-1, 2)) > 0).toBe(true)
      }),
    )
  })
})

describe('whole division', () => {
  it('goes down, also below zero', () => {
    expect([quotient(7, 3), quotient(-7, 3), remainder(7, 3), remainder(-7, 3)]).toEqual([2, -3, 1, 2])
  })
})

it('the highest and the lowest of no numbers are none', () => {
  expect([highest([3, -7, 5]), lowest([3, -7, 5]), highest([]), lowest([])]).toEqual([5, -7, null, null])
})

describe('decimal numbers of the outside world', () => {
  it('become integers of their unit and come back', () => {
    expect([fromDecimal(12.4), fromDecimal(-0.1), fromDecimal(0.565, 3), fromDecimal(-0.01)]).toEqual([124, -1, 565, 0])
    expect([toDecimal(124), toDecimal(2667, 2)]).toEqual([12.4, 26.67])
  })

  it('are percentages of hundredths', () => {
    expect(percent(95)).toEqual({ n: 19, d: 20 })
    expect(percent(12.5)).toEqual({ n: 1, d: 8 })
  })

  it('are shown with two places, or as many as asked for', () => {
    expect(show(fraction(1, 3))).toBe('0.33')
    expect(show(fraction(1, 3), 3)).toBe('0.333')
    expect(show(fraction(-7, 2))).toBe('-3.5')
  })
})
