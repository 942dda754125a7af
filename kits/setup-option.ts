import { type Result, refused } from '@gargoyle/engine'

/** A thing that a person named: by its own name, or by a JSON file, which has then been read. */
export interface Named {
  readonly name: string
  readonly json?: unknown
}

/** What a person asked for when setting up a game, by the names of the game's options. */
export type SetupOptions = Readonly<Record<string, readonly Named[]>>

/** An option that sets a game up, as the game declares it. On the command line it is `--name`. */
export interface SetupOption {
  readonly name: string
  /** What stands for its value in help: `a,b`, `name`. */
  readonly value: string
  readonly description: string
  /** Whether a value ending in `.json` is a file to be read. */
  readonly files?: true
  /**
   * What one of them is called (`crew`) where the option takes one for each side, separated by commas. In the lab a
   * contestant can bring its own.
   */
  readonly perSide?: string
  /** Names of what there is ready-made. In the lab they take turns unless one is chosen. */
  readonly ready?: readonly string[]
  /** Why a value cannot be taken, in a sentence; undefined if it can. */
  readonly problem?: (value: string) => string | undefined
  /** Why what is in a file cannot be taken, in sentences; undefined if the game may look at it. */
  readonly fileProblem?: (file: string, json: unknown) => string | undefined
}

/** The option of a kit whose values are brought by the sides, if it has one. */
export const sideOption = (options: readonly SetupOption[]): SetupOption | undefined =>
  options.find(({ perSide }) => perSide !== undefined)

/** The options of a kit that concern the whole table. */
export const tableOptions = (options: readonly SetupOption[]): readonly SetupOption[] =>
  options.filter(({ perSide }) => perSide === undefined)

/** Why options cannot be used with a game: it does not have one of them, or a value makes no sense. */
export function optionRefusal(
  game: string,
  declared: readonly SetupOption[],
  options: SetupOptions,
): Result<never> | undefined {
  for (const [name, values] of Object.entries(options)) {
    const option = declared.find((each) => each.name === name)
    if (option === undefined) return refused(unknownOption(game, declared, name))
    for (const { name: value, json } of values) {
      const problem = json === undefined ? option.problem?.(value) : option.fileProblem?.(value, json)
      if (problem !== undefined) return refused(`--${name} ${value}: ${problem}`)
    }
  }
  return undefined
}

/** The sentence for an option that a game does not have. */
export function unknownOption(game: string, declared: readonly SetupOption[], name: string): string {
  const own = declared.map((each) => `--${each.name}`)
  return `${game} has no option --${name}: ${own.length === 0 ? 'it has none of its own' : `its own are ${own.join(', ')}`}.`
}

/** The value of an option that takes one. */
export const onlyOf = (options: SetupOptions, name: string): Named | undefined => options[name]?.[0]
