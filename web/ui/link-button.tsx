import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import styles from './button.module.css'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string
  readonly look?: 'plain' | 'lamp' | 'quiet'
  readonly size?: 'usual' | 'small' | 'large'
}

/** A link that looks like a button: it leads to a page, and does nothing else. */
export function LinkButton({ to, look = 'plain', size = 'usual', className = '', ...rest }: Props) {
  return (
    <Link
      href={to}
      {...rest}
      className={`${styles.button} ${className}`}
      data-look={look}
      data-size={size}
      style={{ textDecoration: 'none' }}
    />
  )
}
