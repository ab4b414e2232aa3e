import { type Band, type Line, linesPicture, type Picture } from '../../contract/site/linesPicture.ts'

const size = { look: 'only', width: 440, height: 240, right: 12, every: 2 }

type ChartProps = {
  readonly lines: readonly Line[]
  readonly holes: readonly number[]
  /** What the picture shows, as a sentence. */
  readonly said: string
  readonly band: Band | undefined
}

/** Scores to par over holes as lines, as pages draw them. */
export function LinesChart({ lines, holes, said, band }: ChartProps) {
  return (
    <div class="lines-chart" role="img" aria-label={said}>
      <Drawn {...linesPicture(lines, holes, size, band)} />
      <p class="key">
        {lines.map(({ look, end }) => (
          <span class={look} key={look}>
            <bdi>{end}</bdi>
          </span>
        ))}
      </p>
    </div>
  )
}

function Drawn({ look, width, height, shapes }: Picture) {
  return (
    <svg class={look} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {shapes.map((shape, at) =>
        'path' in shape ? (
          <path key={at} class={shape.look} d={shape.path} />
        ) : (
          <text key={at} class={shape.look} x={shape.x} y={shape.y} text-anchor={shape.anchor}>
            {shape.text}
          </text>
        ),
      )}
    </svg>
  )
}
