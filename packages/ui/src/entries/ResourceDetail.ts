export {
  ResourceDetail,
  type ResourceDetailProps,
  type ResourceHead,
} from '../patterns/ResourceDetail/ResourceDetail.tsx';
