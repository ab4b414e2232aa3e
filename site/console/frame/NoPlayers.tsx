import type { ComponentChildren } from 'preact'
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import { go } from '../../ui/router.tsx'
import { Empty } from '../../ui/Waiting.tsx'
import { useEvent } from './useEvent.ts'

type NoPlayersProps = { readonly title: string; readonly bringIn: string; readonly children: ComponentChildren }

/** A screen that needs players first, and the way to bring them in. */
export function NoPlayers({ title, bringIn, children }: NoPlayersProps) {
  const { eventId } = useEvent()
  return (
    <Empty
      title={title}
      action={
        <button type="button" class="button lead" onClick={() => go(pathOf('bringIn', { eventId }))}>
          {bringIn}
        </button>
      }
    >
      {children}
    </Empty>
  )
}
