import type { RecruitingTraits } from './recruiting-effects.ts'

const words = {
  'bat-family': 'Bat Family',
  'cold-acclimation': 'Cold Acclimation',
  cop: 'Cop',
  criminal: 'Criminal',
  harlequin: 'Harlequin',
  'harleys-revenge': "Harley's Revenge",
  'riddler-followers': 'Riddler Followers',
  'saint-dumas-zealot': 'Saint Dumas Zealot',
  'teen-titans': 'Teen Titans',
  'the-dark-knight-returns': 'The Dark Knight Returns',
  vehicle: 'Vehicle',
  wrestler: 'Wrestler',
}

/** Traits that do nothing by themselves: other rules look for them. */
export const keywords: RecruitingTraits = Object.fromEntries(
  Object.entries(words).map(([id, name]) => [
    id,
    { name, text: 'A word that other rules look for.', keyword: true as const },
  ]),
)
