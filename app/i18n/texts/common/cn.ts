import type { TextsLike } from '../like.ts';
import type * as en from './en.ts';

export const page = {
  loading: '加载中',
  close: '关闭',
  cancel: '取消',
  retry: '重试',
  seeAll: '查看全部',
  noData: '暂无数据',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  pages: {
    label: '分页',
    first: '第一页',
    previous: '上一页',
    next: '下一页',
    last: '最后一页',
    position: '第 {{page}} 页，共 {{total}} 页',
  },
  errors: {
    tooMany: '尝试次数过多，请等待 {{minutes}} 分钟后再试。',
    network: '网络连接异常，请重试。',
    refused: '操作未成功，没有任何变动。暂时无法显示原因，请重试。',
    summary: '请检查填写的内容',
  },
  failure: {
    safe: '您的余额与注单不受影响。',
    requestId: '请向客服提供此编号：',
    network: {
      title: '无法连接服务器',
      text: '网络连接不稳定，请稍后再试。',
    },
    timeout: {
      title: '等待时间过长',
      text: '服务器未能及时响应，请重试。',
    },
    contract: {
      title: '系统出现异常',
      text: '收到的响应异常，我们已记录此问题。',
    },
    refused: {
      title: '操作未成功',
      text: '服务器拒绝了这次请求。',
    },
    notFound: {
      title: '页面不存在',
      text: '网址可能已失效，或输入有误。',
    },
    forbidden: {
      title: '您无法打开此页面',
      text: '您的账户没有访问权限。',
    },
    tooLarge: {
      title: '提交的内容过大',
      text: '内容超出可提交的上限，请返回精简后再提交。',
    },
    tooMany: {
      title: '请稍等片刻',
      text: '尝试次数过多，请过几分钟再试。',
    },
    unreadable: {
      title: '无法读取提交的内容',
      text: '请返回，刷新页面后重新提交表单。',
    },
    unknown: {
      title: '出错了',
      text: '页面无法显示。',
    },
  },
  toHome: '返回首页',
} satisfies TextsLike<typeof en.page>;

export const server = {
  endOfDay: '{{date}} 24:00',
} satisfies TextsLike<typeof en.server>;
