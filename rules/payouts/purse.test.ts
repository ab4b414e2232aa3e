import { describe, expect, it } from 'vitest'
import { said } from '../testSteps.ts'
import { flightPurses, purseOf } from './purse.ts'

describe('a purse', () => {
  it('is fees and added money less the carve-outs', () => {
    const purse = purseOf(10, {
      feeCents: 2000,
      addedCents: 5000,
      carveOuts: [
        { name: 'closest to the pin', cents: 3000 },
        { name: 'skins', centsPerEntry: 500 },
        { name: 'club', percentThousandths: 10_000 },
      ],
    })
    expect(purse.carveOuts).toEqual([
      { name: 'closest to the pin', cents: 3000 },
      { name: 'skins', cents: 5000 },
      { name: 'club', cents: 2500 },
    ])
    expect(purse.purseCents).toBe(14_500)
    expect(said(purse.steps)).toEqual([
      { what: 'fees and added money', formula: '10 x 20 + 50', result: '250' },
      { what: 'closest to the pin', formula: '- 30', result: '220' },
      { what: 'skins', formula: '- 50', result: '170' },
      { what: 'club', formula: '- 25', result: '145' },
      { what: 'purse', result: '145' },
    ])
  })

  it('without added money and carve-outs is the fees', () => {
    expect(purseOf(3, { feeCents: 1050 }).purseCents).toBe(3150)
  })

  it('never goes below nothing', () => {
    const carveOuts = [
      { name: 'green fee', cents: 1500 },
      { name: 'skins', cents: 1500 },
      { name: 'club', cents: 100 },
    ]
    const purse = purseOf(2, { feeCents: 1000, carveOuts })
    expect(purse.carveOuts.map(({ cents }) => cents)).toEqual([1500, 500, 0])
    expect(purse.purseCents).toBe(0)
  })

  it('is divided over flights by their entries', () => {
    expect(flightPurses(1000, [10, 10, 9])).toEqual([345, 345, 310])
  })
})
