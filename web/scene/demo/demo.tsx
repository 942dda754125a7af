import '../../app/fonts.css'
import '../../app/tokens.css'
import '../../app/base.css'
import { StrictMode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import FlatTable from '../flat/flat-table.tsx'
import type { SceneCamera, SceneQuality } from '../scene-content.ts'
import TableScene from '../table-scene.tsx'
import { areaDemo, areaDemoMarks } from './area-demo.ts'
import { demoContent, demoMarks } from './demo-content.ts'

const asked = new URLSearchParams(location.search)
const quality = (['low', 'middle', 'high'] as const).find((one) => one === asked.get('quality')) ?? 'high'

/** `?board=areas` shows a board of areas; `&flat` the map of whatever it is. */
const isAreas = asked.get('board') === 'areas'
const Table = asked.get('flat') === null ? TableScene : FlatTable

/** A page for looking at the table while working on it. Not part of what is built. */
function Demo() {
  const [moved, setMoved] = useState(false)
  const [camera, setCamera] = useState<SceneCamera>({ mode: asked.get('mode') === 'top' ? 'top' : 'free' })
  const content = useMemo(
    () =>
      isAreas
        ? areaDemo
        : demoContent(asked.get('board') ?? 'crime-alley', {
            night: asked.get('day') === null,
            moved,
            empty: asked.get('empty') !== null,
          }),
    [moved],
  )
  const marks = useMemo(
    () => (isAreas ? areaDemoMarks : demoMarks(content, asked.get('marks') ?? '')),
    [content],
  )
  const [hit, setHit] = useState('')
  Object.assign(window, { setMoved, setCamera, sceneContent: content })
  return (
    <div style={{ position: 'fixed', inset: 0 }}>
      <Table
        content={content}
        marks={marks}
        camera={camera}
        quality={quality as SceneQuality}
        overlays={{ light: asked.get('light') !== 'off', names: asked.get('names') !== 'off' }}
        stillness={asked.get('still') !== null}
        label="A table to look at"
        events={{ onPick: (found) => setHit(JSON.stringify(found)) }}
      />
      <output id="hit" style={{ position: 'absolute', left: 8, bottom: 8 }}>
        {hit}
      </output>
    </div>
  )
}

const place = document.getElementById('demo')
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Demo />
    </StrictMode>,
  )
}
