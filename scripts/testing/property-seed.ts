import fc from 'fast-check'

/**
 * Properties are tried with the same examples on every run, so that a red test is always about the change at hand.
 * `PROPERTY_SEED=random npx vitest` searches for new examples; a number repeats a search.
 */
const wanted = process.env.PROPERTY_SEED ?? '20261115'
if (wanted !== 'random') {
  const seed = Number(wanted)
  if (!Number.isSafeInteger(seed))
    throw new Error(`PROPERTY_SEED is "${wanted}": give a whole number or "random".`)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })
}
