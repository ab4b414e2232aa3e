/** A person at a page of the console: does what a person does, and counts how much of it there was. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { countsSeconds } from '../tools/counts.ts'

/** Seconds for a key chord, a press of the mouse or a tap; for a typed character; for a drag. */
const pace = { act: 0.4, character: 0.05, drag: 1.2 } as const

export type Tally = {
  /** Presses, key chords, fields filled, choices and pastes. */
  readonly actions: number
  /** What hands need at this pace. */
  readonly hands: number
  /** What the browser and the service took. */
  readonly machine: number
}

/** What the design promises: the most actions, and the most seconds of hands and machine together. */
type Promised = { readonly actions: number; readonly seconds: number }

export type Paced = {
  readonly click: (target: Locator) => Promise<void>
  readonly tap: (target: Locator) => Promise<void>
  /** A key, or several that are held together. */
  readonly press: (chord: string) => Promise<void>
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>
  /** Ctrl K, and these words as soon as the palette is there. */
  readonly say: (words: string) => Promise<void>
  /** Goes to a field and types what it is to hold. */
  readonly fill: (target: Locator, text: string) => Promise<void>
  readonly choose: (target: Locator, words: string | RegExp) => Promise<void>
  /** Ctrl V, after something was copied elsewhere. */
  readonly paste: (text: string) => Promise<void>
  readonly drag: (from: Locator, to: Locator) => Promise<void>
  /** Moves a thing to the right by so many pixels. */
  readonly dragBy: (from: Locator, right: number) => Promise<void>
  readonly tally: () => Tally
}

/** Counts from now on. */
export function paced(page: Page): Paced {
  const start = performance.now()
  let [actions, hands] = [0, 0]
  const count = (seconds: number) => {
    actions += 1
    hands += seconds
  }
  return {
    async click(target) {
      count(pace.act)
      await target.click()
    },
    async tap(target) {
      count(pace.act)
      await target.tap()
    },
    async press(chord) {
      count(pace.act)
      await page.keyboard.press(chord)
    },
    async type(text) {
      count(text.length * pace.character)
      await page.keyboard.type(text)
    },
    async say(words) {
      count(pace.act)
      await page.keyboard.press('Control+k')
      await page.locator('[role=combobox]:focus').waitFor()
      count(words.length * pace.character)
      await page.keyboard.type(words)
    },
    async fill(target, text) {
      count(pace.act + text.length * pace.character)
      await target.fill(text)
    },
    async choose(target, words) {
      count(2 * pace.act)
      const labels = () => target.locator('option').allTextContents()
      const wanted = (all: readonly string[]) =>
        all.find(one => (typeof words === 'string' ? one === words : words.test(one)))
      // What there is to choose may come after the field.
      await expect.poll(labels, { message: `${words} among the choices` }).toSatisfy(all => wanted(all) !== undefined)
      await target.selectOption({ label: wanted(await labels()) ?? '' })
    },
    async paste(text) {
      count(pace.act)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
      await page.keyboard.press('Control+v')
    },
    async drag(from, to) {
      count(pace.drag)
      const target = await boxOf(to)
      await drag(page, await boxOf(from), { x: target.x + 20, y: target.y + 10 })
    },
    async dragBy(from, right) {
      count(pace.drag)
      const box = await boxOf(from)
      await drag(page, box, { x: box.x + box.width / 2 + right, y: box.y + 10 })
    },
    tally: () => ({ actions, hands, machine: (performance.now() - start) / 1000 }),
  }
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

async function boxOf(target: Locator): Promise<Box> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return box
}

async function drag(page: Page, from: Box, to: { readonly x: number; readonly y: number }): Promise<void> {
  const grip = { x: from.x + Math.min(20, from.width / 2), y: from.y + 10 }
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(grip.x + 5, grip.y + 5, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

/** Prints what a script took, and fails where it is more than the director was promised. */
export function within(script: string, { actions, hands, machine }: Tally, most: Promised): void {
  const [own, all] = [hands.toFixed(0), (hands + machine).toFixed(0)]
  console.log(`${script}: ${actions} actions of ${most.actions}, ${all} s (${own} s by hand) of ${most.seconds} s`)
  const seconds = countsSeconds ? hands + machine : hands
  expect(actions, `actions of ${script}`).toBeLessThanOrEqual(most.actions)
  expect(seconds, `seconds of ${script}`).toBeLessThanOrEqual(most.seconds)
}
