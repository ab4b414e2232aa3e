import encodeQR from 'qr'
import { qrPath } from '../../../contract/site/qrPath.ts'
import { Html } from '../../kernel/http/html.ts'

/** The code of a text as a picture that scales; dark on light whatever the page looks like. `label` says what it is of. */
export function qrCode(text: string, label: string): Html {
  const { size, path } = qrPath(encodeQR(text, 'raw', { border: 2 }))
  return new Html(
    `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges"><path class="light" d="M0 0h${size}v${size}H0z"/><path class="dark" d="${path}"/></svg>`,
  )
}
