import { PickSides } from './PickSides.tsx'
import { Row } from './Row.tsx'
import { Several } from './Several.tsx'
import { TypedField } from './TypedField.tsx'
import { useBoard } from './useBoard.ts'

/** The larger teams of a team match, each with those who play for it. */
export function CupTeams() {
  const { settings, set, words } = useBoard()
  const { cupTeams = [] } = settings
  const taken = cupTeams.flatMap(({ sides }) => sides)
  return (
    <Row at="/cupTeams" label={words.parts.cupTeams} hint={words.cupTeamsHint}>
      {() => (
        <Several
          list={cupTeams}
          at="/cupTeams"
          most={10}
          nameOf={n => cupTeams[n]?.name || words.teamOf({ n: n + 1 })}
          add={words.addTeam}
          begin={() => ({ name: words.teamOf({ n: cupTeams.length + 1 }), sides: [] })}
        >
          {n => {
            const at = `/cupTeams/${n}/sides`
            return (
              <>
                <TypedField
                  at={`/cupTeams/${n}/name`}
                  kind="text"
                  look=""
                  from={null}
                  label={words.parts.name}
                  maxLength={100}
                />
                <Row isList at={at} label={words.teamSides} from={null}>
                  {ids => (
                    <PickSides
                      {...{ at, taken }}
                      label={cupTeams[n]?.name ?? ''}
                      describedBy={ids['aria-describedby']}
                      chosen={cupTeams[n]?.sides ?? []}
                      onChoose={sides => set(`/cupTeams/${n}`, { ...cupTeams[n], sides })}
                    />
                  )}
                </Row>
              </>
            )
          }}
        </Several>
      )}
    </Row>
  )
}
