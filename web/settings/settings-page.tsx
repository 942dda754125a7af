import { useSettings } from '../app/settings.tsx'
import { usualSettings } from '../app/stored-settings.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { Panel } from '../ui/panel.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { settingGroups, type WordedSetting } from './setting-groups.ts'

/** What a person can set about the page. Everything holds at once, and after the tab is closed. */
export default function SettingsPage() {
  const { change } = useSettings()
  return (
    <Page
      title="Settings"
      actions={<Button onClick={() => change(usualSettings)}>As they were at first</Button>}
    >
      <p>
        Everything here holds at once and is kept in this browser. Gargoyle makes no sound unless you want it
        to.
      </p>
      {settingGroups.map(({ title, settings }) => (
        <Panel key={title} title={title}>
          {settings.map((setting) => (
            <SettingChoice key={setting.name} {...setting} />
          ))}
        </Panel>
      ))}
    </Page>
  )
}

/** One setting. The value of a radio card is a string, so values go through their text. */
function SettingChoice({ name, legend, choices }: WordedSetting) {
  const { settings, change } = useSettings()
  return (
    <RadioCards
      legend={legend}
      value={String(settings[name])}
      cards={choices.map(({ value, title, about }) => ({ value: String(value), title, about }))}
      onChange={(text) => {
        const chosen = choices.find(({ value }) => String(value) === text)
        if (chosen) change({ [name]: chosen.value })
      }}
    />
  )
}
