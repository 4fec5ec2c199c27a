export { Banner, bannerTones, type BannerProps, type BannerTone } from '../primitives/Banner/Banner.tsx';
export { DismissibleBanner, type DismissibleBannerProps } from '../primitives/Banner/DismissibleBanner.tsx';
