import { isCalled } from '../catalogue/called.ts'
import type { Crew, Member, RecruitingCase } from './recruiting-effects.ts'

/** Whether a model has a trait, on its card or by its equipment. */
export const has = (member: Member, id: string): boolean => member.traits.some((trait) => trait.id === id)
/** Whether the owner leads the crew. */
export const isBoss = ({ crew, owner }: RecruitingCase): boolean => crew.boss?.at === owner.at
/** The rest of the crew. */
export const others = ({ crew, owner }: RecruitingCase): readonly Member[] =>
  crew.members.filter((member) => member.at !== owner.at)
/** Whether a card that names `name` means this model. */
export const called = (member: Member, name: string): boolean => isCalled(member.profile, name)
/** Whether the rest of the crew has a model of that name. */
export const inCrew = (it: RecruitingCase, name: string): boolean =>
  others(it).some((member) => called(member, name))
/** Whether a model has an affiliation of the Boss. */
export const sharesIcon = (member: Member, { boss }: Crew): boolean =>
  member.affiliations.some((icon) => boss?.affiliations.includes(icon))
/** Whether it is recruited as a Henchman. */
export const isHenchman = (member: Member): boolean => member.rank === 'henchman'
/** Whether it is recruited as a Henchman and is a Cop. */
export const isCop = (member: Member): boolean => isHenchman(member) && has(member, 'cop')

/** The model may be recruited only beside another. */
export const onlyBeside = (name: string, alias: string) => ({
  needs: (it: RecruitingCase) => (inCrew(it, name) ? undefined : `it only joins a crew with ${alias}`),
})

/** A friend by whose affinity a model can be recruited must have come into the crew in the usual way itself. */
export const friendOf = (it: RecruitingCase): boolean =>
  others(it).some(
    (member) =>
      it.args.some((name) => called(member, name)) &&
      (member.at === it.crew.boss?.at || belongs(member, it.crew)),
  )
const belongs = (member: Member, crew: Crew): boolean =>
  member.affiliations.includes('unknown') || sharesIcon(member, crew)

/** Dollars for the crew, independent of its Boss. */
export const plainFunding = (dollars: number) => ({ funding: () => dollars })
/** Dollars for the crew that the owner leads. */
export const bossFunding = (dollars: number) => ({
  funding: (it: RecruitingCase) => (isBoss(it) ? dollars : 0),
})
/** No equipment for the owner. */
export const noEquipment = { equipment: 0 }
/** One piece of equipment for the owner. */
export const oneEquipment = { equipment: 1 }
/** Not recruited at all. */
export const broughtIntoPlay = { neverRecruited: 'another model of the crew brings it into play' }
