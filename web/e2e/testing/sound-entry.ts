// What a test of the sounds loads into a page: the page itself makes none of it before sound is turned on.
export { SoundPlayer } from '../../sound/sound-player.ts'
export { lengthOfSound, sounds } from '../../sound/sounds.ts'
