import { type ButtonLook, buttonLook } from './button-look.ts';
import { Icon, type IconName } from './icon.tsx';
import { ShopLink, type ShopLinkProps } from './shop-link.tsx';

export type LinkButtonProps = ShopLinkProps & ButtonLook & { icon?: IconName | undefined };

/** A link that looks like a button. */
export function LinkButton({
  kind = 'action',
  size = 'md',
  wide = false,
  icon,
  className,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <ShopLink {...link} className={buttonLook({ kind, size, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </ShopLink>
  );
}
