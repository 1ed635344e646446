import type { Handlers } from '../../http/handlers.ts';
import { bindEmail, bindMobile } from './contacts.ts';
import { changePassword, resetPasswordByEmail, setPasswordByPhone } from './passwords.ts';
import {
  changePreferences,
  chooseAvatar,
  readAvatar,
  readIcon,
  readMember,
  readPreferences,
  updateProfile,
} from './profile.ts';
import { registerByMobile, registerByName } from './register.ts';

export const memberOperations = {
  getMemberInfo: readMember,
  updateMemberInfo: updateProfile,
  getMemberIcon: readIcon,
  getPlayerAvatar: readAvatar,
  setPlayerAvatar: chooseAvatar,
  registerMember: registerByName,
  registerMemberMobile: registerByMobile,
  changePassword,
  resetPasswordByEmail,
  setPasswordByPhone,
  bindEmail,
  bindMobile,
  getPreferences: readPreferences,
  setPreferences: changePreferences,
} satisfies Handlers<
  | 'getMemberInfo'
  | 'updateMemberInfo'
  | 'getMemberIcon'
  | 'getPlayerAvatar'
  | 'setPlayerAvatar'
  | 'registerMember'
  | 'registerMemberMobile'
  | 'changePassword'
  | 'resetPasswordByEmail'
  | 'setPasswordByPhone'
  | 'bindEmail'
  | 'bindMobile'
  | 'getPreferences'
  | 'setPreferences'
>;
