import type { Affiliation, BandMember, FormedBand } from '@gargoyle/bmg-counters'

/** A Henchman with Cop, which some models hire whatever its affiliation. bmg2/trait/absolute-power, bmg2/trait/corrupt */
export const isCop = ({ rank, traits }: BandMember): boolean =>
  rank === 'henchman' && traits.some(({ id }) => id === 'cop')

/** What is wrong with a crew in which a model lacks an affiliation that all must have. */
export function outsider({ members }: FormedBand, icon: Affiliation, lack: string): string | undefined {
  const stranger = members.find(({ profile }) => !profile.affiliations.includes(icon))
  return stranger && `${stranger.profile.alias} ${lack}.`
}
