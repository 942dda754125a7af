import type { OddsOption, TypedOdds } from '@gargoyle/kits'
import { loadKit, registeredGames } from '@gargoyle/kits'
import { InvalidArgumentError, Option } from 'commander'
import type { CliCommand } from '../command.ts'
import { acceptAnyOptions } from '../game-options.ts'
import { gameNames } from '../games.ts'
import { type ExitCode, exit, type Io } from '../io.ts'
import { reportMisuse } from '../refusals.ts'

/** `gargoyle odds`: how likely it is what a move does. What can be asked is the game's to say. */
export const oddsCommand: CliCommand = {
  name: 'odds',
  describe: (command, act) => {
    command
      .summary('show how likely it is what an attack does')
      .description(
        'Works out what a move leads to, with the rules of the game: every way in which the dice can fall where they ' +
          'are few enough, else many tries with a stated error.',
      )
      .argument('<game>', `the game: ${gameNames}`)
      .option('--json', 'print JSON')
      .action(act((io, name: string, typed: TypedOdds) => showOdds(io, name, typed)))
  },
  async describeGame(command, kit) {
    const query = await kit?.loadOddsQuery?.()
    if (query === undefined) return acceptAnyOptions(command)
    command.description(query.description)
    for (const option of query.options) command.addOption(commanderOption(option))
    const examples = query.examples.map((example) => `\n  gargoyle odds ${example}`)
    command.addHelpText('after', `\nExamples:${examples.join('')}`)
  },
}

function commanderOption({ flags, description, required, standard, problem }: OddsOption): Option {
  const option = new Option(flags, description).makeOptionMandatory(required === true)
  if (standard !== undefined) option.default(standard)
  if (problem === undefined) return option
  return option.argParser((text: string) => {
    const wrong = problem(text)
    if (wrong !== undefined) throw new InvalidArgumentError(wrong)
    return text
  })
}

async function showOdds(io: Io, name: string, typed: TypedOdds): Promise<ExitCode> {
  const kit = await loadKit(name)
  if (!kit.ok) return reportMisuse(io, kit.reason)
  const query = await kit.value.loadOddsQuery?.()
  if (query === undefined) return reportMisuse(io, { text: await withoutOdds(name) })
  const answer = query.answer(typed)
  if (!answer.ok) return reportMisuse(io, answer.reason)
  io.out(typed.json === true ? `${JSON.stringify(answer.value.json, null, 2)}\n` : answer.value.text)
  return exit.done
}

async function withoutOdds(name: string): Promise<string> {
  const kits = await Promise.all(registeredGames.map((game) => game.load()))
  const able = kits.filter(({ loadOddsQuery }) => loadOddsQuery !== undefined)
  return `there are no odds for ${name}. There are for ${able.map(({ definition }) => definition.id).join(', ')}.`
}
