import type { Chapter } from '@gargoyle/bmg-common'

/** Manipulating, special actions, extra actions and what a Boss is good for. */
export const deeds: Chapter = {
  id: 'deeds',
  title: 'Suspects, sewers and special actions',
  about: 'Everything to do that is neither moving nor attacking.',
  intro: [
    'Points are seldom won by fists alone. A Manipulate action is a tactical action, like an attack: with it a model leaves a suspect, takes one of the enemy away, or vanishes into the sewers. Traits and missions give it further uses.',
    'Suspects are whatever the two crews are after: clues, witnesses, loot, a corner worth holding. Each crew has its own, and a great many objectives ask where they are or how many were found.',
  ],
  entries: [
    {
      id: 'core/place-suspect',
      title: 'Placing a suspect',
      text: [
        'With a Manipulate action a model puts a suspect of its crew in contact with itself. It must not be within 2" of your own deployment zone nor within 4" of another suspect of yours, and no marker may overlap another. Eight of your suspects can be on the table at a time.',
      ],
      see: ['core/reveal-suspect', 'core/inspire'],
    },
    {
      id: 'core/reveal-suspect',
      title: 'Revealing a suspect',
      text: [
        'A model in contact with an enemy suspect can reveal it with a Manipulate action: the marker is taken off the table. Cards of both sides may look at that.',
      ],
      see: ['core/place-suspect', 'core/tactical-exclusive'],
    },
    {
      id: 'core/sewers',
      title: 'Through the sewers',
      text: [
        'A model in contact with a sewer can climb down with a Manipulate action and come out at any other sewer: it is placed in contact with that one. It moves no further in this activation, and each model goes through the sewers once a round.',
      ],
      see: ['core/sewer-placement', 'core/place-vs-move'],
    },
    {
      id: 'core/special-action',
      title: 'Special actions',
      text: [
        'The third type of action comes from traits alone: healing a friend, hypnotizing an enemy, flying up to a roof. In our texts such traits begin with "Special". A model without any has no special action to take.',
      ],
      see: ['core/activation', 'core/passive-skills'],
    },
    {
      id: 'core/extra-actions',
      title: 'Extra actions',
      text: [
        'Some rules give an action on top of the usual ones. If they name its type, it can only be of that type; if not, it is of any, even of one the model has taken already. An extra attack, then, can be a second attack.',
      ],
      see: ['core/activation', 'core/tactical-exclusive'],
    },
    {
      id: 'core/inspire',
      title: 'The Boss inspires',
      text: [
        'A Henchman that begins its activation within 8" of its Boss may take a Manipulate action on top of what it does otherwise, even after an attack. A Boss who is K.O. inspires nobody.',
        'When the Boss is out of the game you name another model. The new Boss inspires within 4".',
      ],
      see: ['core/boss', 'core/place-suspect'],
    },
  ],
}
