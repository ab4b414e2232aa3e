import type { ComponentChildren } from 'preact'
import { words } from './words.ts'

/** What is said while there is no card to show. */
export function Notice({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <header>
        <div class="bar board-ground">
          <div class="what">
            <h1 class="serif">{words().title}</h1>
          </div>
        </div>
      </header>
      <main>
        <p class="notice" role="status">
          {children}
        </p>
      </main>
    </>
  )
}
