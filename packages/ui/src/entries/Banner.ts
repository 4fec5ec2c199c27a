export { Banner, bannerTones, type BannerProps, type BannerTone } from '../primitives/Banner/Banner.tsx';
