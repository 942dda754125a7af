import { closest, slug } from '@gargoyle/bmg-common'
import { must, ok, type Result, refused } from '@gargoyle/engine'
import type { Affiliation, Profile } from '../vocabulary.ts'
import { callNames } from './called.ts'
import { readBuiltInCard } from './make-profile.ts'
import { packs } from './models/models.ts'

/** The models a game knows. */
export type Catalogue = {
  readonly models: ReadonlyMap<string, Profile>
  /** By id. */
  readonly model: (id: string) => Profile | undefined
  /** By id, alias or name as a person types it; several answer to `Batman`. A refusal says who may be meant. */
  readonly find: (text: string) => Result<readonly Profile[]>
  /** Whose card bears this affiliation. */
  readonly byAffiliation: (affiliation: Affiliation) => readonly Profile[]
}

/** A catalogue of these models. Of two with the same id the later counts. */
export function catalogueOf(profiles: Iterable<Profile>): Catalogue {
  const models: ReadonlyMap<string, Profile> = new Map([...profiles].map((profile) => [profile.id, profile]))
  return {
    models,
    model: (id) => models.get(id),
    find: (text) => findIn(models, text),
    byAffiliation: (affiliation) =>
      [...models.values()].filter((profile) => profile.affiliations.includes(affiliation)),
  }
}

/** Every model of the game. The cards are read on first use, so that loading costs next to nothing. */
export const catalogue: Catalogue = {
  get models() {
    return whole().models
  },
  model: (id) => whole().model(id),
  find: (text) => whole().find(text),
  byAffiliation: (affiliation) => whole().byAffiliation(affiliation),
}

let read: Catalogue | undefined
function whole(): Catalogue {
  read ??= catalogueOf(packs.flatMap(({ models }) => models.map((card) => must(readBuiltInCard(card)))))
  return read
}

/** A catalogue with the models of a content pack besides; an id that is taken already is refused. */
export function withModels(base: Catalogue, profiles: readonly Profile[]): Result<Catalogue> {
  const taken = profiles.find(({ id }) => base.models.has(id))
  if (taken) {
    return refused(
      `The id "${taken.id}" belongs to ${base.model(taken.id)?.alias}; give your model another one.`,
    )
  }
  return ok(catalogueOf([...base.models.values(), ...profiles]))
}

/** Finds models of the game by id, alias or name; a refusal says who may be meant. */
export const findModel = (text: string): Result<readonly Profile[]> => catalogue.find(text)

function findIn(models: ReadonlyMap<string, Profile>, text: string): Result<readonly Profile[]> {
  const wanted = slug(text)
  if (wanted === '') return refused('Type the alias or the name of a model.')
  const exact = models.get(wanted)
  const called = [...models.values()].filter((profile) => profile !== exact && callNames(profile).has(wanted))
  if (exact || called.length > 0) return ok(exact ? [exact, ...called] : called)
  const aliases = closest(wanted, models.keys()).map((id) => models.get(id)?.alias ?? id)
  const hint = aliases.length > 0 ? ` Did you mean ${[...new Set(aliases)].join(', ')}?` : ''
  return refused(`No model is called "${text}".${hint}`)
}
