import type { ComponentChildren } from 'preact'

/** What is said while there is no card to show. */
export function Notice({ children }: { readonly children: ComponentChildren }) {
  return (
    <main>
      <h1>Scorecard</h1>
      <p class="notice" role="status">
        {children}
      </p>
    </main>
  )
}
