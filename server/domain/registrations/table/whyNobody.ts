import { nameKey } from '../../../kernel/keys/nameKey.ts'
import type { Row } from './rowsOfText.ts'

/** Why a line of a list is nobody. */
export type WhyLeftOut = 'title' | 'heading' | 'total' | 'note'

const totals =
  /^(?:total|totals|totales|totais|totale|totaal|totalt|grand total|sum|summe|summa|sub ?total|gesamt|gesamtzahl|somme|soma|suma|somma|i alt|yhteensa|anzahl|antal|antall|aantal|lukumaara|count|number of|numero de|nombre de|nombre total|average|durchschnitt|media|moyenne|medel|gennemsnitt?|gemiddelde|keskiarvo)(?:$|[\s:.,=(\d])/
const counts =
  /^\d+ (?:players|golfers|members|people|entries|jogadores|jugadores|spieler|teilnehmer|joueurs|giocatori|spelers|spelare|spillere|pelaajaa|participantes?|participants|socios|inscritos)\b/
const notes =
  /^(?:page|pagina|página|seite|sida|side|sivu|printed|impresso|impreso|gedruckt|imprime|stampato|afgedrukt|utskriven|udskrevet|utskrevet|tulostettu|generated|exported|created|erstellt|stand|legend|legende|note|notes|nota|notas|hinweis|source|end|ende|fim|fin|fine|einde|slut|slutt|loppu)(?:$|[\s:.,(\d])/

/** Why this line below the heading is nobody; undefined for people, and for what somebody has to look at. */
export function whyNobody({ cells, text }: Row, head: Row | undefined): WhyLeftOut | undefined {
  const filled = cells.map(cell => cell.trim()).filter(cell => cell !== '')
  const [first = ''] = filled
  if (head !== undefined && sameCells(cells, head.cells)) return 'heading'
  if (/^[-=_*.~\s]+$/.test(text.replaceAll(/[;,|]/g, ''))) return 'note'
  const key = nameKey(first)
  if (counts.test(key) && filled.length === 1) return 'total'
  if (totals.test(key) && filled.slice(1).every(cell => /^[^\p{L}]*$/u.test(cell))) return 'total'
  if (filled.length > 1) return undefined
  if (notes.test(key) && /[\d:]|\bof\b/.test(first)) return 'note'
  return /^\s*[*†‡]/.test(first) || /:\s*$/.test(first) || (first.split(/\s+/).length > 6 && !/\d/.test(first))
    ? 'note'
    : undefined
}

function sameCells(one: readonly string[], other: readonly string[]): boolean {
  const key = (cells: readonly string[]) => cells.map(nameKey).join('\t').trimEnd()
  return key(one) === key(other)
}
