import type { Settings } from '../app/stored-settings.ts'

/** One of the values of a setting, in words. */
export interface SettingOption<Value> {
  readonly value: Value
  readonly title: string
  readonly about?: string
}

/** A setting with all its values in words. */
export type WordedSetting = {
  readonly [K in keyof Settings]: {
    readonly name: K
    readonly legend: string
    readonly choices: readonly SettingOption<Settings[K]>[]
  }
}[keyof Settings]

/** Settings that belong together. */
export interface SettingGroup {
  readonly title: string
  readonly settings: readonly WordedSetting[]
}

/** All settings, in the order they are asked. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'The table',
    settings: [
      {
        name: 'quality',
        legend: 'How it is drawn',
        choices: [
          {
            value: 'low',
            title: 'Simple',
            about: 'No shadows, fewer pixels. For old machines, and to spare the battery.',
          },
          { value: 'middle', title: 'Good', about: 'Shadows and lamp light. For most machines.' },
          { value: 'high', title: 'Best', about: 'All there is. For machines with a strong graphics card.' },
        ],
      },
      {
        name: 'names',
        legend: 'Names over figures',
        choices: [
          { value: true, title: 'Shown' },
          { value: false, title: 'Only when pointed at' },
        ],
      },
    ],
  },
  {
    title: 'The game',
    settings: [
      {
        name: 'confirm',
        legend: 'Before something happens that cannot be taken back',
        choices: [
          {
            value: true,
            title: 'Ask me',
            about: 'Moves and rolls are shown with what they cost, and confirmed.',
          },
          { value: false, title: 'Go ahead', about: 'One click does it. For those who know the game.' },
        ],
      },
      {
        name: 'askWithoutChoice',
        legend: 'Where there is only one answer',
        choices: [
          {
            value: false,
            title: 'Take it',
            about: 'An activation in which nothing is left to do ends by itself.',
          },
          { value: true, title: 'Ask me all the same', about: 'Nothing happens before you say so.' },
        ],
      },
      {
        name: 'follow',
        legend: 'The table',
        choices: [
          {
            value: true,
            title: 'Turns to whoever is asked about',
            about: 'Closer, when somebody else acts.',
          },
          { value: false, title: 'Stays as I turned it' },
        ],
      },
      {
        name: 'coach',
        legend: 'The coach',
        choices: [
          { value: true, title: 'Explains', about: 'A line under each question says what it means.' },
          { value: false, title: 'Is silent' },
        ],
      },
      {
        name: 'staging',
        legend: 'Attacks on the table',
        choices: [
          {
            value: 'full',
            title: 'Acted out',
            about: 'Dice fall, figures strike and shoot. A click or Escape skips it.',
          },
          { value: 'quick', title: 'Acted out quickly', about: 'The same, twice as fast.' },
          { value: 'off', title: 'At once', about: 'What comes of it is there without a show.' },
        ],
      },
      {
        name: 'pace',
        legend: 'Pause after something the computer does',
        choices: [
          { value: 0, title: 'None' },
          { value: 300, title: 'Short' },
          { value: 800, title: 'Usual' },
          { value: 1600, title: 'Long' },
        ],
      },
    ],
  },
  {
    title: 'The page',
    settings: [
      {
        name: 'volume',
        legend: 'Sound',
        choices: [
          { value: 0, title: 'None' },
          { value: 30, title: 'Quiet', about: 'Steps, dice, hits and the city at night.' },
          { value: 60, title: 'Usual' },
          { value: 100, title: 'Loud' },
        ],
      },
      {
        name: 'motion',
        legend: 'Movement',
        choices: [
          { value: 'system', title: 'As the system says', about: 'Follows what is set in your system.' },
          { value: 'full', title: 'Moving', about: 'Figures walk and the view glides.' },
          { value: 'still', title: 'Still', about: 'Everything jumps to where it belongs.' },
        ],
      },
      {
        name: 'textSize',
        legend: 'Size of text',
        choices: [
          { value: 90, title: 'Small' },
          { value: 100, title: 'Usual' },
          { value: 115, title: 'Large' },
          { value: 130, title: 'Very large' },
        ],
      },
    ],
  },
]
