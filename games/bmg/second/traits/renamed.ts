/** Shared traits that the Compendium calls otherwise than the core, which has the first edition's ids. */
export const renamedTraits: Readonly<Record<string, string>> = {
  'affinity-to': 'affinity',
  'bat-armor-mk1': 'bat-armor-mk-i',
  'bat-armor-mk2': 'bat-armor-mk-ii',
  batclaw: 'batclaw-grapple-gun',
  'climbing-shoes': 'climbing-claws',
  'combo-weapon': 'combo',
  'hates-band-s': 'hates-crew-s',
  insensitive: 'desensitized',
  laser: 'laser-sight',
  'superior-smell': 'superior-sense-of-smell',
  'true-love-character': 'true-love',
}
