import styles from './night-street.module.css'

/** A street by night, drawn by us: roofs, a lamp and its circle of light, a figure on the ledge. */
export function NightStreet() {
  return (
    <svg
      className={styles.street}
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="home-glow" cx="50%" cy="12%" r="75%">
          <stop offset="0" className={styles.glow0} />
          <stop offset="1" className={styles.glow1} />
        </radialGradient>
        <radialGradient id="home-moon" cx="50%" cy="50%" r="50%">
          <stop offset="0.55" className={styles.moon0} />
          <stop offset="1" className={styles.moon1} />
        </radialGradient>
      </defs>
      <circle cx="930" cy="92" r="120" fill="url(#home-moon)" />
      <circle cx="930" cy="92" r="52" className={styles.moon} />
      <path
        className={styles.far}
        d="M0 420V190h70v-40h46v40h40V96h24V64h8v32h24v94h60v-54h90v54h36V120h52v-26h14v26h48v110h62V86h18l12-34 12 34h18v144h70V150h96v60h56V236h60v-14h10v14h50v-6h60v-80h84v60h64v-46h80v316H0z"
      />
      <path
        className={styles.near}
        d="M0 420V262h120v-46h20v-26h70v26h18v110h96V236h44v-18h96v18h36v112h86V280h150v66h70V244h30v-22h110v22h28v98h60v-62h140v140z"
      />
      <g className={styles.windows}>
        <path d="M40 292h16v24H40zM88 292h16v24H88zM164 236h14v22h-14zM190 236h14v22h-14zM164 284h14v22h-14zM350 262h14v22h-14zM428 262h14v22h-14zM392 310h14v22h-14zM660 300h14v20h-14zM700 300h14v20h-14zM742 336h14v20h-14zM858 270h14v22h-14zM902 270h14v22h-14zM946 314h14v22h-14zM1060 306h14v20h-14zM1120 306h14v20h-14z" />
      </g>
      <g className={styles.ledge}>
        <path d="M846 222h136v8H846zM886 222c0-12 6-18 12-24-9 0-15-6-18-18 9 3 15 3 21 0l3-15 9 9h6l9-9 3 15c6 3 12 3 21 0-3 12-9 18-18 18 6 6 12 12 12 24h-12c0-9-6-15-12-15h-12c-6 0-12 6-12 15z" />
      </g>
      <ellipse cx="690" cy="402" rx="230" ry="30" fill="url(#home-glow)" />
      <path className={styles.cone} d="M682 196h16l190 206H492z" />
      <path className={styles.post} d="M686 400V190h8v210zM666 190h48l-8-20h-32z" />
      <circle cx="690" cy="194" r="9" className={styles.bulb} />
      <g className={styles.people}>
        <path d="M588 402l6-44c1-8 5-13 11-14a9 9 0 1 1 10 0c6 1 10 6 11 14l6 44z" />
        <path d="M760 402l5-36c1-7 4-11 9-12a8 8 0 1 1 9 0c5 1 8 5 9 12l5 36z" />
        <path d="M806 402l4-30c1-6 4-9 8-10a7 7 0 1 1 7 0c4 1 7 4 8 10l4 30z" />
      </g>
    </svg>
  )
}
