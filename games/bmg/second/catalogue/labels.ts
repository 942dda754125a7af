import type { CounterRules } from '@gargoyle/bmg-counters'

const OURS = 'No rule book prints it: it is read as a label.'

const label = (name: string, text: string = OURS): CounterRules[string] => ({ name, text, keyword: true })

/** Traits on cards that no seed explains, settled as labels that other rules may look for. */
export const labels: CounterRules = {
  assault: label('Assault', 'No rule book prints it: its bearers carry a Carbine, which has Assault itself.'),
  'biker-jacket': label('Biker Jacket', 'No rule book prints it: it has no effect.'),
  'handsome-hunka-hunka': label('Handsome Hunka Hunka'),
  'suicide-squad-member': label('Suicide Squad Member'),
  talon: label('Talon'),
  'test-subjects': label('Test Subjects'),
  'unnatural-flight': label(
    'Unnatural Flight',
    'No rule book prints it: it does nothing beside Fly, Hover and Flying High.',
  ),
}
